import type { Translator } from '../../../lib/text/i18n'
import type { RiskId } from '../../../stores/hardening/risks'
import { keyOf } from '../../../stores/hardening/texts'

/** What can happen, and what to do. */
export const consequenceText = (id: RiskId, t: Translator['t']): string => t(`infoHardening.consequence.${keyOf(id)}`)
