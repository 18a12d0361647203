import { type RebootPlan, readRebootPlan, saveRebootPlan } from '../../../api/misc'
import { choice, choiceOf, flag, text } from '../../../lib/form/codecs'
import { fields } from '../../../lib/form/field-table'
import { timeOfDay } from '../../../lib/form/time-of-day'
import { weekdayName } from '../../../lib/text/weekdays'
import { cardSettings } from '../card/card-settings'

/** What only a restart that is planned needs. */
const ofPlan = { applies: ({ plan }: RebootPlan) => plan !== 'none' }
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export const REBOOT = cardSettings(
  fields<RebootPlan, RebootPlan>({
    plan: choice('miscSettings.reboot.plan', { none: 'common.term.none', weekly: 'miscSettings.reboot.weekly' }),
    weekday: choiceOf(DAYS, 'common.term.day', day => weekdayName(String(day)), ofPlan),
    time: text('common.term.timeOfDay', undefined, {
      ...ofPlan,
      required: true,
      chars: 8,
      hint: 'miscSettings.reboot.time.hint',
      rules: [timeOfDay('miscSettings.reboot.time.shape')]
    }),
    hold_while_job: flag('miscSettings.reboot.hold', ofPlan)
  }),
  { read: readRebootPlan, save: saveRebootPlan, defaultsOf: ({ reboot }) => reboot }
)
