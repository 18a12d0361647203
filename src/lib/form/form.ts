import { atom, computed, type ReadableAtom } from 'nanostores'
import { environment } from '../environment'
import { asApiError } from '../remote/as-api-error'
import type { ApiError } from '../remote/failure'
import { stoppable } from '../remote/stoppable'
import type { CodeTexts } from '../text/code-texts'
import type { Message } from '../text/message'
import { isConflict } from './conflict'
import { refusedFields } from './field-codes'
import type { Rule } from './rules'
import { sameValue } from './same-value'
import { createShownFields, type HiddenError } from './shown-fields'
import { forgetUnsaved, registerUnsaved } from './unsaved'
import { validateField } from './validate-field'

export type Field<V> = keyof V & string
export type FieldErrors<V> = Partial<Record<keyof V, Message>>

/** 'cancelled': the user declined on the way, so that nothing was saved and nothing failed. */
export type SaveResult = 'saved' | 'cancelled'

// biome-ignore lint/suspicious/noConfusingVoidType: the save of a form that cannot be cancelled returns nothing.
export type Saving = Promise<SaveResult | void>

export interface FormOptions<V extends object> {
  initial: V
  rules?: { [F in Field<V>]?: readonly Rule<V>[] }
  /** What is validated and saved in place of what was typed, such as text without surrounding blanks. */
  normalize?(values: V): V
  /** Judges fields against each other; a field's own rule comes first. */
  check?(values: V): FieldErrors<V>
  /** @throws ApiError */
  save(values: V): Saving
  /** The panel's codes of this screen beside the common ones (field-codes.ts). */
  codes?: CodeTexts
  /** Fields that are emptied, back to `initial`, once they are saved. */
  secrets?: readonly Field<V>[]
}

export interface Form<V> {
  $values: ReadableAtom<V>
  $errors: ReadableAtom<FieldErrors<V>>
  /** The first field with an error, in the order of `initial`: where the focus belongs after a refused submit. */
  $firstError: ReadableAtom<Field<V> | undefined>
  /** Errors at fields that are not on the page; the view that submits the form lists them. */
  $hiddenErrors: ReadableAtom<readonly HiddenError[]>
  $changed: ReadableAtom<readonly Field<V>[]>
  $saving: ReadableAtom<boolean>
  /** Why the last save failed, unless each cause stands at its field. */
  $failure: ReadableAtom<ApiError | undefined>
  /** The same, when somebody else saved meanwhile. */
  $conflict: ReadableAtom<ApiError | undefined>
  /** A control of the field is on the page, under this label, until the returned function is called. */
  showField(field: Field<V>, label: string): () => void
  set<F extends Field<V>>(field: F, value: V[F]): void
  /** Shows what is wrong without saving. @returns whether nothing is. */
  validate(): boolean
  /** @returns whether everything is saved; false at once while a save is under way. */
  submit(): Promise<boolean>
  /** Waits no longer for the save under way, which the panel may have done. */
  stop(): void
  reset(): void
  /** The panel's newer values, under the changes made here. */
  rebase(initial: V): void
  /** The panel's newer values, in place of the changes made here. */
  adopt(initial: V): void
  /** The form is left: its input no longer counts as unsaved. */
  discard(): void
}

export function createForm<V extends object>(options: FormOptions<V>): Form<V> {
  const $initial = atom(options.initial)
  const $values = atom(options.initial)
  const $errors = atom<FieldErrors<V>>({})
  const $saving = atom(false)
  const $failure = atom<ApiError | undefined>()
  const fields = fieldsOf(options.initial)
  const identity = {}
  let refused = new Map<Field<V>, Message>()
  let left = false
  let stop = () => {}

  const normalize = (values: V) => options.normalize?.(values) ?? values
  const normalized = () => normalize($values.get())

  /** Another way to write the same value, such as `/24` for a mask, is no change. */
  function changedFields(values: V, initial: V): Field<V>[] {
    const equivalent = normalize(values)
    return fields.filter(
      field => !sameValue(values[field], initial[field]) && !sameValue(equivalent[field], initial[field])
    )
  }

  function findErrors(): FieldErrors<V> {
    const values = normalized()
    const checked: FieldErrors<V> = options.check?.(values) ?? {}
    const errors: FieldErrors<V> = {}
    for (const field of fields) {
      const error = refused.get(field) ?? validateField(options.rules?.[field], values[field], values) ?? checked[field]
      if (error) errors[field] = error
    }
    return errors
  }

  function place(initial: V, values: V): void {
    $initial.set(initial)
    $values.set(values)
    if (changedFields(values, initial).length > 0 && !left) registerUnsaved(identity)
    else forgetUnsaved(identity)
  }

  function set<F extends Field<V>>(field: F, value: V[F]): void {
    left = false
    place($initial.get(), { ...$values.get(), [field]: value })
    refused.delete(field)
    const shown = $errors.get()
    if (fieldsOf(shown).length > 0) $errors.set(pick(findErrors(), fieldsOf(shown)))
  }

  function validate(): boolean {
    $errors.set(findErrors())
    return fieldsOf($errors.get()).length === 0
  }

  async function submit(): Promise<boolean> {
    if ($saving.get()) return false
    refused.clear()
    $failure.set(undefined)
    if (!validate()) return false

    const sent = normalized()
    place($initial.get(), sent)
    const before = $initial.get()
    let saved = false
    let failure: ApiError | undefined
    $saving.set(true)
    const run = stoppable(() => options.save(sent))
    stop = run.stop
    try {
      saved = (await run.done) !== 'cancelled'
    } catch (thrown) {
      failure = asApiError(thrown)
    }
    $saving.set(false)
    if (failure && left) environment.reportFailure?.(failure)
    else if (failure) showFailure(failure)
    if (!saved) return false
    // A rebase during the save has brought what the panel made of the values.
    const next = $initial.get() === before ? { ...sent, ...pick(before, options.secrets ?? []) } : $initial.get()
    place(next, carryOver(sent, next))
    return true
  }

  /** What was typed during the save stays. */
  function carryOver(from: V, to: V): V {
    const values = $values.get()
    return { ...to, ...pick(values, changedFields(values, from)) }
  }

  function showFailure(error: ApiError): void {
    const { messages, complete } = refusedFields(error, fields, options.codes)
    refused = messages
    $errors.set(findErrors())
    if (!complete) $failure.set(error)
  }

  function adopt(initial: V): void {
    refused.clear()
    $errors.set({})
    $failure.set(undefined)
    place(initial, initial)
  }

  return {
    $values,
    $errors,
    ...createShownFields(fields, $errors),
    $firstError: computed($errors, errors => fields.find(field => errors[field])),
    $changed: computed([$values, $initial], changedFields),
    $saving,
    $failure,
    $conflict: computed($failure, error => (isConflict(error) ? error : undefined)),
    set,
    validate,
    submit,
    stop: () => stop(),
    reset: () => adopt($initial.get()),
    rebase(initial) {
      $failure.set(undefined)
      place(initial, carryOver($initial.get(), initial))
    },
    adopt,
    discard() {
      left = true
      forgetUnsaved(identity)
    }
  }
}

// Object.keys cannot know that a plain record has no other keys than its type names.
const fieldsOf = <V extends object>(record: V) => Object.keys(record) as Field<V>[]

function pick<V extends object>(record: V, fields: readonly Field<V>[]): Partial<V> {
  const picked: Partial<V> = {}
  for (const field of fields) if (field in record) picked[field] = record[field]
  return picked
}
