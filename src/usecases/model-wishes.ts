/** Wishes about who does the work, which decide before it starts whether it can be done at all. */
import { AppError } from '#kernel/errors';
import type { ModelTier } from '#contract/schemas/words';
import { tierNames } from './access/ports.ts';
import type { Principal, TierLimits, TierName } from './access/ports.ts';

export interface ModelWishes {
  readonly language?: string;
  readonly model_tier?: ModelTier;
}

/** What is there to work with. */
export interface ModelChoice {
  readonly tiers: Readonly<Record<TierName, TierLimits>>;
  /** Tiers for which a model is configured; `embedded` always works. */
  readonly configured: ReadonlySet<ModelTier>;
}

const isEnglish = (language: string): boolean => /^en(-|$)/i.test(language);

/** Throws `tier_required`, `tier_unavailable` or `language_unavailable` where a wish cannot be granted. */
export function refuseWishes(principal: Principal, wishes: ModelWishes, choice: ModelChoice): void {
  const { model_tier: tier, language } = wishes;
  if (tier !== undefined && !choice.tiers[principal.tier].modelTiers.includes(tier)) {
    const enough = tierNames.find((name) => choice.tiers[name].modelTiers.includes(tier));
    const way = enough === undefined ? 'no tier includes it' : `it comes with tier ${enough}`;
    throw new AppError('tier_required', `model_tier ${tier} is not part of tier ${principal.tier}; ${way}.`);
  }
  if (tier !== undefined && tier !== 'embedded' && !choice.configured.has(tier)) {
    throw new AppError('tier_unavailable', `No model of tier ${tier} is configured; embedded is available.`);
  }
  if (language !== undefined && !isEnglish(language)) {
    throw new AppError(
      'language_unavailable',
      `No model that answers in ${language} is configured; "en" is available.`,
    );
  }
}
