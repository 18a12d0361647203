import { atom, computed, type ReadableAtom } from 'nanostores'
import { environment } from '../environment'
import { asApiError } from '../remote/as-api-error'
import type { ApiError } from '../remote/failure'
import { stoppable } from '../remote/stoppable'
import type { Message } from '../text/message'
import { isConflict } from './conflict'
import { createDraft, type Draft, isSecret } from './draft'
import { refusedFields, unreadField } from './field-codes'
import type { FieldViews } from './field-table'
import { changedFields, type Field, type FieldErrors, fieldsOf, pick } from './fields'
import type { FormOptions } from './form-options'
import { createShownFields, type HiddenError } from './shown-fields'
import { forgetUnsaved, registerUnsaved } from './unsaved'
import { validateField } from './validate-field'

export interface Form<V> {
  /** What a view says of the fields, by their names. */
  fields: FieldViews<V>
  $values: ReadableAtom<V>
  $errors: ReadableAtom<FieldErrors<V>>
  /** The first field with an error, in the order of `initial`; it gets the focus after a refused submit. */
  $firstError: ReadableAtom<Field<V> | undefined>
  /** Errors of fields that are not on the page; the view that submits the form lists them. */
  $hiddenErrors: ReadableAtom<readonly HiddenError[]>
  $changed: ReadableAtom<readonly Field<V>[]>
  $saving: ReadableAtom<boolean>
  /** Why the last save failed, unless every cause is shown at a field. */
  $failure: ReadableAtom<ApiError | undefined>
  /** The failure if somebody else had saved the same settings. */
  $conflict: ReadableAtom<ApiError | undefined>
  /** Registers a control of the field that is on the page. @returns a function that unregisters it */
  showField(field: Field<V>, label: string): () => void
  set<F extends Field<V>>(field: F, value: V[F]): void
  /** Shows all errors without saving, except earlier refusals. @returns whether the values are valid. */
  validate(): boolean
  /** Shows what the panel refused of values that were not saved but tested. @returns whether every cause is at a field. */
  showRefused(error: ApiError): boolean
  /** @returns whether the values were saved; false at once while a save is in progress. */
  submit(): Promise<boolean>
  /** Waits no longer for the save under way, which the panel may have done. */
  stop(): void
  reset(): void
  /** Takes newer values of the panel and keeps the changes made here. */
  rebase(initial: V): void
  /** Takes newer values of the panel and drops the changes made here. */
  adopt(initial: V): void
  /** What is kept of the input over a new sign-in. */
  draft(): Draft
  /** The view is gone; its input no longer counts as unsaved. */
  discard(): void
}

/**
 * What reads and sets some fields of a form. A form is read and set by the names of its fields: one with more fields serves as
 * one with fewer.
 */
export type FormPart<V> = Pick<Form<V>, 'fields' | '$values' | '$errors' | 'set' | 'showField'>

export function createForm<V extends object>(options: FormOptions<V>): Form<V> {
  const $initial = atom(options.initial)
  const $values = atom(options.initial)
  const $errors = atom<FieldErrors<V>>({})
  const $saving = atom(false)
  const $failure = atom<ApiError | undefined>()
  const fields = fieldsOf(options.initial)
  let refused = new Map<Field<V>, Message>()
  let discarded = false
  let stop = () => {}

  const applies = (field: Field<V>, values: V) => options.fields?.[field]?.applies?.(values) ?? true

  /** What is typed into a field that does not apply in the end is neither validated nor saved. */
  function normalize(values: V): V {
    const tidied = options.normalize?.(values) ?? values
    const left = fields.filter(field => !applies(field, tidied))
    return left.length > 0 ? { ...tidied, ...pick($initial.get(), left) } : tidied
  }
  const normalized = () => normalize($values.get())

  const changedFrom = (values: V, initial: V) => changedFields(values, initial, normalize)
  const draft = () => createDraft($initial.get(), $values.get(), options.draftName)
  const input = { draft }

  function findErrors(): FieldErrors<V> {
    const values = normalized()
    const checked: FieldErrors<V> = options.check?.(values) ?? {}
    const errors: FieldErrors<V> = {}
    for (const field of fields) {
      const rules = applies(field, values) ? options.rules?.[field] : undefined
      const error = refused.get(field) ?? validateField(rules, values[field], values) ?? checked[field]
      if (error) errors[field] = error
    }
    return errors
  }

  function setState(initial: V, values: V): void {
    $initial.set(initial)
    $values.set(values)
    if (changedFrom(values, initial).length > 0 && !discarded) registerUnsaved(input)
    else forgetUnsaved(input)
  }

  function set<F extends Field<V>>(field: F, value: V[F]): void {
    discarded = false
    setState($initial.get(), { ...$values.get(), [field]: value })
    refused.delete(field)
    const shown = $errors.get()
    if (fieldsOf(shown).length > 0) $errors.set(pick(findErrors(), fieldsOf(shown)))
  }

  function validate(): boolean {
    refused.clear()
    $errors.set(findErrors())
    return fieldsOf($errors.get()).length === 0
  }

  async function submit(): Promise<boolean> {
    if ($saving.get()) return false
    $failure.set(undefined)
    if (!validate()) return false

    const sent = normalized()
    setState($initial.get(), sent)
    const before = $initial.get()
    let saved = false
    let failure: ApiError | undefined
    $saving.set(true)
    const run = stoppable(() => options.save(sent))
    stop = run.stop
    try {
      saved = (await run.done) !== 'cancelled'
    } catch (thrown) {
      const unread = unreadField(thrown, $values.get())
      if (unread) showRefusals(refused.set(unread, 'errors.file.notRead'))
      else failure = asApiError(thrown)
    }
    $saving.set(false)
    const isCancelled = failure?.failure.kind === 'cancelled'
    if (failure && !discarded && !showRefused(failure) && !isCancelled) $failure.set(failure)
    else if (failure && discarded && !isCancelled) environment.reportFailure?.(failure)
    if (!saved) return false
    // A rebase during the save has already set the values that the panel stored.
    const next = $initial.get() === before ? { ...sent, ...pick(before, fields.filter(isSecret)) } : $initial.get()
    setState(next, keepEdits(sent, next))
    return true
  }

  /** `to` with the edits that were made since `from`. */
  function keepEdits(from: V, to: V): V {
    const values = $values.get()
    return { ...to, ...pick(values, changedFrom(values, from)) }
  }

  function showRefusals(messages: typeof refused): void {
    refused = messages
    $errors.set(findErrors())
  }

  function showRefused(error: ApiError): boolean {
    const { messages, complete } = refusedFields(error, fields, options.codes)
    showRefusals(messages)
    return complete
  }

  function adopt(initial: V): void {
    refused.clear()
    $errors.set({})
    $failure.set(undefined)
    setState(initial, initial)
  }

  return {
    fields: options.fields ?? {},
    $values,
    $errors,
    ...createShownFields(fields, $errors),
    $firstError: computed($errors, errors => fields.find(field => errors[field])),
    $changed: computed([$values, $initial], changedFrom),
    $saving,
    $failure,
    $conflict: computed($failure, error => (isConflict(error) ? error : undefined)),
    set,
    validate,
    showRefused,
    submit,
    stop: () => stop(),
    reset: () => adopt($initial.get()),
    rebase(initial) {
      $failure.set(undefined)
      setState(initial, keepEdits($initial.get(), initial))
    },
    adopt,
    draft,
    discard() {
      discarded = true
      forgetUnsaved(input)
    }
  }
}
