import { opcUaNewCertificate as limits } from '../../../api/generated/limits/opcua-certificates'
import {
  type OpcUaOwnCertificate,
  regenerateOwnOpcUaCertificate,
  requestOpcUaSignature
} from '../../../api/opcua/certificates'
import type { FieldErrors } from '../../../lib/form/fields'
import { createForm, type Form } from '../../../lib/form/form'
import { integer, length, oneLine, type Rule, required } from '../../../lib/form/rules'
import { host } from '../../../lib/network/host-rules'
import type { Message } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'

export interface NamesInput {
  /** Separated by commas, spaces or lines. */
  host_names: string
  organization: string
  organization_unit: string
}

export type KeyBits = '2048' | '3072' | '4096'

export interface NewInput extends NamesInput {
  valid_days: string
  key_bits: KeyBits
}

export type SigningRequest = Awaited<ReturnType<typeof requestOpcUaSignature>>

const MOST_NAMES = limits.host_names[1]
const FIVE_YEARS = '1825'

export const hostNamesIn = (text: string): string[] => [...new Set(text.split(/[\s,;、]+/).filter(Boolean))]

function hostNamesFault(text: string): Message | undefined {
  const names = hostNamesIn(text)
  const wrong = names.find(name => host(name, {}) !== undefined)
  if (wrong !== undefined) return ['opcuaCertificates.hostNames.invalid', { name: plainText(wrong, 40) }]
  return names.length > MOST_NAMES ? ['opcuaCertificates.hostNames.tooMany', { most: MOST_NAMES }] : undefined
}

const TEXT: readonly Rule<unknown>[] = [oneLine, length(...limits.organization)]
const RULES = { host_names: [required], organization: TEXT, organization_unit: TEXT }

const check = ({ host_names }: NamesInput): FieldErrors<NamesInput> => {
  const fault = hostNamesFault(host_names)
  return fault ? { host_names: fault } : {}
}

/** The names of the certificate that is in use, and those by which the panel is found now. */
function namesOf({ certificate, panel_names }: OpcUaOwnCertificate): NamesInput {
  const { host_names, organization, organization_unit } = certificate
  return { host_names: [...new Set([...host_names, ...panel_names])].join(', '), organization, organization_unit }
}

const sentNames = ({ host_names, organization, organization_unit }: NamesInput) => ({
  host_names: hostNamesIn(host_names),
  organization: organization.trim(),
  organization_unit: organization_unit.trim()
})

export function createNewForm(own: OpcUaOwnCertificate, onSaved: () => void): Form<NewInput> {
  return createForm<NewInput>({
    initial: { ...namesOf(own), valid_days: FIVE_YEARS, key_bits: '2048' },
    rules: { ...RULES, valid_days: [required, integer(...limits.valid_days)] },
    check,
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

const KEY_BITS = { '2048': 2048, '3072': 3072, '4096': 4096 } as const satisfies Record<KeyBits, number>

export function createRequestForm(
  own: OpcUaOwnCertificate,
  onSaved: (request: SigningRequest) => void
): Form<NamesInput> {
  return createForm<NamesInput>({
    initial: namesOf(own),
    rules: RULES,
    check,
    async save(names) {
      onSaved(await requestOpcUaSignature(sentNames(names)))
    }
  })
}
