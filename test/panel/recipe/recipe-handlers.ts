import { deviceText } from '../device/device-text'
import { fileNameOf } from '../exports/csv'
import {
  created,
  done,
  type Handlers,
  invalid,
  list,
  listOf,
  ok,
  refuse,
  refuseInput,
  refuseState
} from '../http/handler-types'
import type { PanelState } from '../state'
import { recipeCsv } from './recipe-csv'
import { planImport } from './recipe-import'
import {
  addRecord,
  changeRecord,
  definitionOf,
  deleteRecord,
  loadRecord,
  type RecipeSource,
  recipeOf,
  sameName,
  valueFaults
} from './recipes'

interface Sent {
  definition: string
  name: string
  values: string[]
}

const noSuchRecipe = () => refuse(404, 'not_found', { message: 'There is no such recipe' })
const noSuchRecord = () => refuse(404, 'not_found', { message: 'There is no such record' })

const sourceOf = ({ recipes }: PanelState, id: string) => recipes.find(recipe => recipe.id === id)

const recordIn = ({ records }: RecipeSource, number: number) => records.find(record => record.number === number)

/** Why nothing can be written now. */
const inUse = (source: RecipeSource) =>
  source.inUse ? refuse(409, 'recipe_in_use', { message: 'The runtime is using this recipe' }) : undefined

function barrier(source: RecipeSource, definition: string) {
  const refusal = inUse(source)
  if (refusal) return refusal
  if (definition !== definitionOf(source))
    return refuse(409, 'definition_changed', { message: 'The project has changed this recipe' })
  return undefined
}

function wrongRecord(source: RecipeSource, { name, values }: Sent, own?: number) {
  const isTaken = source.records.some(other => other.number !== own && sameName(other.name, name))
  return refuseInput(valueFaults(source, values)) ?? (isTaken ? refuseState({ name: 'already_exists' }) : undefined)
}

function full({ records, mostRecords }: RecipeSource, more = 1) {
  if (records.length + more <= mostRecords) return undefined
  return refuse(409, 'limit_reached', { message: `A recipe holds ${mostRecords} records` })
}

export const recipeHandlers = {
  'GET /project/recipes': ({ state, links }) => list(state.recipes.map(source => recipeOf(source, links))),

  'GET /project/recipes/{id}/records': ({ state, params }) => {
    const source = sourceOf(state, params.id)
    if (!source) return noSuchRecipe()
    return ok({ ...listOf(source.records), changes: source.changes })
  },

  'GET /project/recipes/{id}/records/{number}': ({ state, params }) => {
    const source = sourceOf(state, params.id)
    const record = source && recordIn(source, Number(params.number))
    return record ? ok(record) : noSuchRecord()
  },

  'POST /project/recipes/{id}/records': ({ state, params, body, clock, session }) => {
    const source = sourceOf(state, params.id)
    if (!source) return noSuchRecipe()
    const refusal = barrier(source, body.definition) ?? full(source) ?? wrongRecord(source, body)
    if (refusal) return refusal
    return created(addRecord(source, body, { by: session?.username ?? '', at: clock.now() }))
  },

  'PUT /project/recipes/{id}/records/{number}': ({ state, params, body, clock, session }) => {
    const source = sourceOf(state, params.id)
    const number = Number(params.number)
    if (!source || !recordIn(source, number)) return noSuchRecord()
    const refusal = barrier(source, body.definition) ?? wrongRecord(source, body, number)
    if (refusal) return refusal
    changeRecord(source, number, body, { by: session?.username ?? '', at: clock.now() })
    return done()
  },

  'DELETE /project/recipes/{id}/records/{number}': ({ state, params }) => {
    const source = sourceOf(state, params.id)
    const number = Number(params.number)
    if (!source || !recordIn(source, number)) return noSuchRecord()
    const refusal = inUse(source)
    if (refusal) return refusal
    deleteRecord(source, number)
    return done()
  },

  'POST /project/recipes/{id}/records/{number}/loads': ({ state, links, params, body, clock, session }) => {
    const source = sourceOf(state, params.id)
    const record = source && recordIn(source, Number(params.number))
    if (!record) return noSuchRecord()
    const { target } = source
    if (!target) return refuse(409, 'load_forbidden', { message: 'The project does not allow loading' })
    if (!links.isConnected(target.plc)) return refuse(409, 'plc_disconnected')
    if (body.changes !== source.changes) return refuse(409, 'records_changed')
    const fields = valueFaults(source, record.values)
    if (Object.keys(fields).length > 0) return refuse(409, 'values_refused', { fields })
    return created(loadRecord(target, record, { by: session?.username ?? '', at: clock.now() }))
  },

  'POST /project/recipes/{id}/exports': ({ state, params, body, query, clock, tickets }) => {
    const source = sourceOf(state, params.id)
    if (!source) return noSuchRecipe()
    if (body.separator === body.decimal) return invalid({ decimal: 'same_as_separator' })
    const name = fileNameOf('csv', state.hmiName, source.name, deviceText(clock.now()))
    const text = [...recipeCsv(source, { ...body, ...query })]
    const ticket = tickets.issue({ name, type: 'text/csv', chunks: () => text })
    return created({ url: `/api/v1/downloads/${ticket}` })
  },

  'POST /project/recipes/{id}/imports': ({ state, params, body, clock, session }) => {
    const source = sourceOf(state, params.id)
    if (!source) return noSuchRecipe()
    const refusal = barrier(source, body.definition)
    if (refusal) return refusal
    if (body.changes !== source.changes) return refuse(409, 'records_changed')
    const plan = planImport(source, body)
    if (plan.faults.length > 0) return refuse(400, 'validation_failed', { details: { rows: plan.faults } })
    const limit = full(source, plan.added.length)
    if (limit) return limit
    const author = { by: session?.username ?? '', at: clock.now() }
    for (const { record, row } of plan.updated) changeRecord(source, record.number, row, author)
    for (const row of plan.added) addRecord(source, row, author)
    const { added, updated, skipped, unchanged } = plan
    return ok({ added: added.length, updated: updated.length, skipped, unchanged })
  }
} satisfies Partial<Handlers>
