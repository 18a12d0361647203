import type { Translator } from '../../../lib/text/i18n'
import { TAGS } from '../../../session/generated/tags'
import { loadedWords } from '../../../stores/operations/loaded-words'
import { type CallFacts, FIELD_FACTS, type FieldFacts } from '../../generated/field-facts'
import type { PageField, PageForm } from './page-fields'

/** A field with what the contract says of it. */
export interface MatchedField extends PageField {
  /** In the request, as in the operation log. */
  path: string
  facts: FieldFacts
}

export interface MatchedForm extends Omit<PageForm, 'fields'> {
  /** The call that saves it. */
  call: string
  facts: CallFacts
  fields: readonly MatchedField[]
}

/** Points of a field whose name only, or name and label are those of a form of the call. */
const NAME = 1
const LABEL = 2

/** Finds the call of a form by the names and labels of its fields; `title` is that of the screen. */
export function matchForm(page: PageForm, title: string | undefined, t: Translator['t']): MatchedForm | undefined {
  const all = Object.entries(FIELD_FACTS)
  const own = all.filter(([, { tag }]) => TAGS.get(tag) === title)
  const [best] = (own.length > 0 ? own : all)
    .map(([call, facts]) => candidate(page, call, facts, t))
    .filter(({ points }) => points >= LABEL)
    .sort((one, other) => other.points - one.points || one.rank - other.rank)
  return best?.match
}

function candidate(page: PageForm, call: string, facts: CallFacts, t: Translator['t']) {
  const paths = Object.keys(facts.fields)
  let points = 0
  const fields = page.fields.flatMap((field): MatchedField[] => {
    const named = paths.filter(path => lastOf(path) === field.name)
    const labelled = named.find(path => {
      const label = loadedWords()?.labelOf(path, { function: call, screen: facts.tag })
      return label && t(label) === field.label
    })
    const path = labelled ?? named[0]
    if (path === undefined) return []
    points += labelled ? LABEL : NAME
    return [{ ...field, path, facts: facts.fields[path] ?? {} }]
  })
  // What saves settings rather than what tests them, and what has the fewest other fields.
  const rank = (/^(PUT|PATCH) /.test(call) ? 0 : paths.length + 1000) + paths.length
  return { points, rank, match: { ...page, call, facts, fields } }
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)
