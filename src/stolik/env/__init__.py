"""Environments: the games in the interfaces of reinforcement learning. They need the extra `env`.

`stolik.env.pettingzoo` has every seat as an agent, `stolik.env.gymnasium` one seat among bots, `stolik.env.openspiel`
the games as OpenSpiel knows them. All share the numbers of actions (`actions`) and the arrays of views (`arrays`).
"""
