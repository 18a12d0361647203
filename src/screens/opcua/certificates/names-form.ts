import { certificateNames } from '../../../api/generated/limits/common'
import { opcUaNewCertificate } from '../../../api/generated/limits/opcua-certificates'
import { type OpcUaOwnCertificate, regenerateOwnOpcUaCertificate } from '../../../api/opcua/certificates'
import { createForm, type Form } from '../../../lib/form/form'
import { integer, required } from '../../../lib/form/rules'
import { type NamesInput, namesInput, namesRules, sentNames } from '../../../lib/network/certificate-names'

export type KeyBits = '2048' | '3072' | '4096'

export interface NewInput extends NamesInput {
  valid_days: string
  key_bits: KeyBits
}

const FIVE_YEARS = '1825'
const KEY_BITS = { '2048': 2048, '3072': 3072, '4096': 4096 } as const satisfies Record<KeyBits, number>

export const NAMES = namesRules(certificateNames.host_names[1], certificateNames.organization[1])

/** The names of the certificate that is in use, and those by which the panel is found now. */
export const namesOf = ({ certificate, panel_names }: OpcUaOwnCertificate): NamesInput =>
  namesInput({ ...certificate, host_names: [...certificate.host_names, ...panel_names] })

export function createNewForm(own: OpcUaOwnCertificate, onSaved: () => void): Form<NewInput> {
  return createForm<NewInput>({
    initial: { ...namesOf(own), valid_days: FIVE_YEARS, key_bits: '2048' },
    rules: { ...NAMES.rules, valid_days: [required, integer(...opcUaNewCertificate.valid_days)] },
    check: NAMES.check,
    async save({ valid_days, key_bits, ...names }) {
      await regenerateOwnOpcUaCertificate({
        ...sentNames(names),
        valid_days: Number(valid_days),
        key_bits: KEY_BITS[key_bits]
      })
      onSaved()
    }
  })
}
