import { createForm, type Form } from '../../lib/form/form'
import { integer, required } from '../../lib/form/rules'

export interface IdentifyInput {
  seconds: string
}

export const MIN_SECONDS = 5
export const MAX_SECONDS = 120
const DEFAULT_SECONDS = '15'

export function createIdentifyForm(identify: (seconds: number) => Promise<void>): Form<IdentifyInput> {
  return createForm<IdentifyInput>({
    initial: { seconds: DEFAULT_SECONDS },
    rules: { seconds: [required, integer(MIN_SECONDS, MAX_SECONDS)] },
    save: ({ seconds }) => identify(Number(seconds))
  })
}
