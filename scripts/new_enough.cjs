// Fails unless the Node that runs this can build the page: 20.19 or newer, or 22.12 or newer.
const [major, minor] = process.versions.node.split(".").map(Number);
process.exit((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22 ? 0 : 1);
