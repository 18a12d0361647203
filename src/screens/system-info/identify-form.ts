import { createForm, type Form } from '../../lib/form/form'
import { integer, required } from '../../lib/form/rules'

export interface IdentifyInput {
  seconds: string
}

export const SHORTEST_BLINK = 5
export const LONGEST_BLINK = 120
const USUAL_BLINK = '15'

export function createIdentifyForm(identify: (seconds: number) => Promise<void>): Form<IdentifyInput> {
  return createForm<IdentifyInput>({
    initial: { seconds: USUAL_BLINK },
    rules: { seconds: [required, integer(SHORTEST_BLINK, LONGEST_BLINK)] },
    save: ({ seconds }) => identify(Number(seconds))
  })
}
