import { shiftSettings } from '../../../api/generated/limits/misc'
import { readShifts, type ShiftSettings, saveShifts } from '../../../api/misc'
import { text } from '../../../lib/form/codecs'
import { type FieldEntry, fields } from '../../../lib/form/field-table'
import type { Rule } from '../../../lib/form/rules'
import { plainPunctuation } from '../../../lib/text/typed-time'
import { cardSettings } from '../card/card-settings'

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/

const timesIn = (line: string): string[] =>
  plainPunctuation(line)
    .split(/[\s,、，;]+/)
    .filter(Boolean)

/** An hour alone is a full one. */
const startOf = (time: string): string => (/^\d{1,2}$/.test(time) ? `${time}:00` : time).padStart(5, '0')

/** Those of a line, in the order of the day. */
const startsIn = (line: string): string[] => timesIn(line).map(startOf).sort()

const validStarts =
  (most: number): Rule<unknown> =>
  line => {
    const wrong = timesIn(line).find(time => !TIME_OF_DAY.test(startOf(time)))
    if (wrong !== undefined) return ['miscSettings.shifts.wrong', { time: wrong }]
    const starts = startsIn(line)
    const twice = starts.find((start, index) => start === starts[index - 1])
    if (twice !== undefined) return ['miscSettings.shifts.twice', { time: twice }]
    return starts.length > most ? ['miscSettings.shifts.tooMany', { max: most }] : undefined
  }

/** Times of day in one line. */
const shiftStarts = <V>([, most]: readonly [number, number]): FieldEntry<string[], string, V> => ({
  ...text('miscSettings.shifts.starts', undefined, {
    hint: 'miscSettings.shifts.starts.hint',
    rules: [validStarts(most)]
  }),
  parse: starts => starts.join(', '),
  print: startsIn,
  tidy: line => startsIn(line).join(', ')
})

export const SHIFTS = cardSettings(
  fields<ShiftSettings, ShiftSettings, { starts: string }>({ starts: shiftStarts(shiftSettings.starts) }),
  { read: readShifts, save: saveShifts, defaultsOf: ({ shifts }) => shifts ?? { starts: [] } }
)
