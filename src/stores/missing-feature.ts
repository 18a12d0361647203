import type { MessageKey } from '../lib/text/message'

/** Why a panel does not have a function of the console, as its screens say it. */
export const MISSING_FEATURE = {
  not_on_this_model: { title: 'common.missing.model', remedy: 'common.missing.model.remedy' },
  not_licensed: { title: 'common.missing.licence', remedy: 'common.missing.licence.remedy' },
  not_in_project: { title: 'common.missing.project', remedy: 'common.missing.project.remedy' }
} as const satisfies Record<string, { title: MessageKey; remedy: MessageKey }>
