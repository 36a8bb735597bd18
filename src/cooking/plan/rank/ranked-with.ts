import type { Ranked } from './rank.ts';

/** A ranked plan with some of it changed, in one shape; what a change leaves undefined stays as it was. */
export function rankedWith(ranked: Ranked, changes: Partial<Ranked>): Ranked {
  const {
    score = ranked.score,
    leastMinutes = ranked.leastMinutes,
    plan = ranked.plan,
    used = ranked.used,
    worth = ranked.worth,
    buys = ranked.buys,
    loss = ranked.loss,
    strayed = ranked.strayed,
    brief = ranked.brief,
    full = ranked.full,
  } = changes;
  return { score, leastMinutes, plan, used, worth, buys, loss, strayed, brief, full };
}
