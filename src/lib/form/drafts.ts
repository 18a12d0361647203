import { rememberInTab, tabRemembers, takeFromTab } from '../browser/tab-storage'
import { environment } from '../environment'
import type { Draft } from './draft'
import { fieldsOf } from './fields'
import type { Form } from './form'
import { unsavedInputs } from './unsaved'

/** What the notice of kept input uses of a form. */
export type DraftedForm<V> = Pick<Form<V>, '$values' | 'draft' | 'set'>

interface KeptDrafts {
  owner: string | undefined
  drafts: readonly Draft[]
}

const KEY = 'drafts'
const NONE: KeptDrafts = { owner: undefined, drafts: [] }

let kept: KeptDrafts | undefined

/** Keeps the unsaved input of all forms of the page, for a new sign-in of the same user in this tab. */
export function keepDrafts(owner: string | undefined): void {
  kept = undefined
  rememberInTab(KEY, draftText(owner))
}

/** Whether there is room for all unsaved input of the page. */
export const canKeepDrafts = (owner: string | undefined): boolean => tabRemembers(draftText(owner))

function draftText(owner: string | undefined): string {
  const all = [...unsavedInputs].flatMap(input => input.draft?.() ?? [])
  const drafts = all.filter(({ changes }) => fieldsOf(changes).length > 0)
  return JSON.stringify({ owner, drafts })
}

/** The kept input of a form that begins as it began then; that of another user is discarded. */
export function findDraft(form: Pick<Form<never>, 'draft'>): Draft | undefined {
  kept ??= parse(takeFromTab(KEY))
  if (kept.owner !== environment.session?.username()) kept = NONE
  if (kept.drafts.length === 0) return undefined
  const { form: wanted } = form.draft()
  return kept.drafts.find(draft => draft.form === wanted)
}

export function forgetDraft(draft: Draft): void {
  if (kept) kept = { ...kept, drafts: kept.drafts.filter(other => other !== draft) }
}

export function restoreDraft<V extends object>(form: DraftedForm<V>, { changes }: Draft): void {
  // A form with the same fields wrote them.
  const values: Partial<V> = changes
  for (const field of fieldsOf(values)) form.set(field, values[field] as V[typeof field])
}

function parse(text: string | undefined): KeptDrafts {
  // Nothing else writes this key.
  return text === undefined ? NONE : (JSON.parse(text) as KeptDrafts)
}
