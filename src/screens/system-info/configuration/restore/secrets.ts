import { RESTORE } from '../../../../api/generated/restore'
import { isRecord } from '../../../../lib/remote/shape'
import type { Message } from '../../../../lib/text/message'
import type { Snapshot } from '../snapshot'
import type { Values } from './change'
import { isSet } from './changes'
import { misfitOf, partOf, secretsOf } from './fit'
import type { Plan, Step } from './plan'

/** A secret that a restore may need, as no snapshot contains any. */
export interface SecretInput {
  /** That of its change, where it is one. */
  id: string
  step: Step
  /** With dots before its own name where it is part of a field. */
  secret: string
  /** To add an entry; without another one only it is left out. */
  isRequired: boolean
  /** The panel has one, which stays where none is typed. */
  isStored: boolean
  /** Why what was typed cannot be sent. */
  errorOf(typed: string): Message | undefined
}

/** What is typed, by the id of the input. */
export type Secrets = Readonly<Record<string, string>>

export const secretsFor = (plan: Plan, steps: readonly Step[]): SecretInput[] =>
  steps.flatMap(step =>
    step.method === 'post' ? ofNewEntry(step) : step.method === 'put' ? ofSettings(plan, step) : []
  )

function ofNewEntry(step: Step): SecretInput[] {
  const required = RESTORE[step.resource.path]?.secrets ?? []
  return secretsOf(step.call.body)
    .filter(secret => !secret.includes('.'))
    .map(secret => inputOf(step, secret, required.includes(secret), false))
}

/** Those that the file has set: a changed host or name may need it again. */
function ofSettings({ file, now }: Plan, step: Step): SecretInput[] {
  const [wanted, present] = [valuesOf(file, step), valuesOf(now, step)]
  const isPart = (secret: string) =>
    step.changes.some(({ field }) => !secret.includes('.') || field === secret || secret.startsWith(`${field}.`))
  return secretsOf(step.call.body)
    .filter(secret => isSet(wanted, secret) && isPart(secret))
    .map(secret => inputOf(step, secret, false, isSet(present, secret)))
}

const inputOf = (step: Step, secret: string, isRequired: boolean, isStored: boolean): SecretInput => ({
  id: `${step.id}\n${secret}`,
  step,
  secret,
  isRequired,
  isStored,
  errorOf: typed =>
    typed ? misfitOf(typed, partOf(step.call.body, secret.split('.'))) : isRequired ? 'errors.required' : undefined
})

/** Of the settings, or of the entry. */
function valuesOf({ resources }: Snapshot, { resource, entry }: Pick<Step, 'resource' | 'entry'>): Values {
  const { [resource.path]: all } = resources
  const found = entry === undefined || !isRecord(all) ? all : all[entry]
  return isRecord(found) ? found : {}
}

/** A request with what was typed for its step. */
export function withSecrets(body: Values, step: Step, typed: Secrets): Values {
  return secretsOf(step.call.body).reduce((filled, secret) => {
    const value = typed[`${step.id}\n${secret}`]
    return value ? withPart(filled, secret.split('.'), value) : filled
  }, body)
}

export const hasSecrets = (step: Step, typed: Secrets): boolean =>
  secretsOf(step.call.body).some(secret => typed[`${step.id}\n${secret}`])

function withPart(record: Values, [name = '', ...rest]: readonly string[], value: string): Values {
  const { [name]: part } = record
  if (rest.length === 0) return { ...record, [name]: value }
  return isRecord(part) ? { ...record, [name]: withPart(part, rest, value) } : record
}
