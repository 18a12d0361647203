import type { FieldErrors } from '../form/fields'
import { createForm, type Form } from '../form/form'
import { length, oneLine, type Rule, required } from '../form/rules'
import type { Message } from '../text/message'
import { plainText } from '../text/plain-text'
import { host } from './host-rules'

export interface NamesInput {
  /** Separated by commas, spaces or lines. */
  host_names: string
  organization: string
  organization_unit: string
}

export type SentNames = Omit<NamesInput, 'host_names'> & { host_names: string[] }

/** As text, for an authority (PKCS #10). */
export interface SigningRequest {
  file_name: string
  pem: string
}

export const hostNamesIn = (text: string): string[] => [...new Set(text.split(/[\s,;、]+/).filter(Boolean))]

function hostNamesFault(text: string, most: number): Message | undefined {
  const names = hostNamesIn(text)
  const wrong = names.find(name => host(name, {}) !== undefined)
  if (wrong !== undefined) return ['common.certificate.hostNames.invalid', { name: plainText(wrong, 40) }]
  return names.length > most ? ['common.certificate.hostNames.tooMany', { most }] : undefined
}

export type NamesRules = ReturnType<typeof namesRules>

/** What a form validates of the names in a certificate, by how many they may be and how long the other texts. */
export function namesRules(most: number, longest: number) {
  const text: readonly Rule<unknown>[] = [oneLine, length(0, longest)]
  return {
    rules: { host_names: [required], organization: text, organization_unit: text },
    check({ host_names }: NamesInput): FieldErrors<NamesInput> {
      const fault = hostNamesFault(host_names, most)
      return fault ? { host_names: fault } : {}
    }
  }
}

export const namesInput = ({ host_names, organization, organization_unit }: SentNames): NamesInput => ({
  host_names: [...new Set(host_names)].join(', '),
  organization,
  organization_unit
})

export const sentNames = ({ host_names, organization, organization_unit }: NamesInput): SentNames => ({
  host_names: hostNamesIn(host_names),
  organization: organization.trim(),
  organization_unit: organization_unit.trim()
})

export function createRequestForm(
  initial: NamesInput,
  rules: NamesRules,
  request: (names: SentNames) => Promise<void>
): Form<NamesInput> {
  return createForm<NamesInput>({
    initial,
    ...rules,
    save: names => request(sentNames(names))
  })
}
