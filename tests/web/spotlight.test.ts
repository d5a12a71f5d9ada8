import { describe, expect, it } from "vitest";
import { withoutBox } from "@stolik/web/table/guide/spotlight";

const edges = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe("a ring of the guide", () => {
  const room = edges(220, 370, 368, 495);

  it("is drawn whole where the question is far from it", () => {
    expect(withoutBox(room, edges(8, 600, 382, 740))).toBe("none");
  });

  it("leaves out what would lie across the question", () => {
    const [all, hole] = [
      "-60px -60px, 208px -60px, 208px 185px, -60px 185px, -60px -60px",
      "-212px 92px, 162px 92px, 162px 370px, -212px 370px, -212px 92px",
    ];
    expect(withoutBox(room, edges(8, 462, 382, 740))).toBe(`polygon(evenodd, ${all}, ${hole})`);
  });
});
