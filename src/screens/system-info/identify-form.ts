import { identifyOrder } from '../../api/generated/limits/system-info'
import { createForm, type Form } from '../../lib/form/form'
import { integer, required } from '../../lib/form/rules'

export interface IdentifyInput {
  seconds: string
}

const DEFAULT_SECONDS = '15'

export function createIdentifyForm(identify: (seconds: number) => Promise<void>): Form<IdentifyInput> {
  return createForm<IdentifyInput>({
    initial: { seconds: DEFAULT_SECONDS },
    rules: { seconds: [required, integer(...identifyOrder.seconds)] },
    save: ({ seconds }) => identify(Number(seconds))
  })
}
