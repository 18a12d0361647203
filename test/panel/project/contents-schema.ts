const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const list = (name: string, maxItems: number) => ({ type: 'array', maxItems, items: ref(name) })
const whole = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum })
/** Only these properties, of which those with a question mark may be missing. */
function object(properties: Record<string, object>) {
  const entries = Object.entries(properties)
  return {
    type: 'object',
    required: entries.flatMap(([name]) => (name.endsWith('?') ? [] : [name])),
    properties: Object.fromEntries(entries.map(([name, schema]) => [name.replace('?', ''), schema])),
    additionalProperties: false
  }
}

const YEAR_SECONDS = 31_536_000
const TEXT = { type: 'string', maxLength: 5000, pattern: '^[^\u0000-\u001f\u007f]*$' }
const ID = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' }
const NUMBER = { type: 'number', minimum: -1e15, maximum: 1e15 }
const SECONDS = { type: 'number', minimum: 0.01, maximum: YEAR_SECONDS }
const PERIOD = { ...SECONDS, minimum: 1 }
const TYPES = ['bit', 'int16', 'uint16', 'int32', 'uint32', 'int64', 'uint64', 'float', 'double', 'string']
const LENGTH = { anyOf: [{ type: 'null' }, whole(0, 1000)] }
const TEXT_OR_NULL = { anyOf: [{ type: 'null' }, TEXT] }
const PLC = { ...TEXT, minLength: 1 }

/** What the contents of a project package may be: their tool may be another one than the panel's, and their maker anybody. */
export const SCHEMAS = {
  Contents: object({
    recipes: list('Recipe', 1000),
    dataLogs: list('DataLog', 1000),
    alarms: list('Alarm', 10_000),
    nodeTree: { anyOf: [{ type: 'null' }, ref('NodeTree')] },
    sizeBytes: whole(0, Number.MAX_SAFE_INTEGER)
  }),
  Recipe: object({
    id: ID,
    name: TEXT,
    items: { ...list('RecipeItem', 1000), minItems: 1 },
    mostRecords: whole(0, 10_000),
    plc: { anyOf: [{ type: 'null' }, PLC] },
    records: list('RecipeRecord', 10_000)
  }),
  RecipeItem: object({
    ...{ name: TEXT, type: { enum: TYPES }, min: TEXT_OR_NULL, max: TEXT_OR_NULL, length: LENGTH, unit: TEXT },
    ...{ decimals: whole(0, 10), initial: TEXT }
  }),
  RecipeRecord: object({ name: TEXT, values: { type: 'array', maxItems: 1000, items: TEXT } }),
  DataLog: object({
    id: ID,
    name: TEXT,
    mode: { enum: ['time', 'trigger'] },
    everySeconds: PERIOD,
    channels: list('Channel', 1000),
    'machine?': TEXT,
    'plc?': PLC,
    'off?': { type: 'boolean' }
  }),
  Channel: object({
    ...{ id: ID, name: TEXT, unit: TEXT, decimals: whole(0, 10), 'scale?': { enum: ['left', 'right'] } },
    'address?': TEXT,
    signal: ref('Signal')
  }),
  Signal: {
    oneOf: [
      object({ kind: { const: 'flat' }, value: NUMBER }),
      object({
        ...{ kind: { const: 'wave' }, base: NUMBER, swing: NUMBER, periodSeconds: SECONDS, noise: NUMBER },
        seed: NUMBER
      }),
      object({ kind: { const: 'counter' }, perSecond: NUMBER, resetSeconds: SECONDS, seed: NUMBER }),
      object({
        ...{ kind: { const: 'pulse' }, everySeconds: PERIOD, share: NUMBER, onSeconds: SECONDS },
        ...{ 'times?': whole(0, 100), 'offsetSeconds?': NUMBER, seed: NUMBER }
      }),
      object({ kind: { const: 'outages' }, outages: { type: 'array', maxItems: 1000, items: ref('Outage') } }),
      object({
        ...{ kind: { const: 'operated' }, signal: ref('Signal'), rest: NUMBER, lagSeconds: NUMBER },
        by: { type: 'array', maxItems: 100, items: object({ changes: { type: 'array', maxItems: 0 } }) }
      })
    ]
  },
  Outage: object({ from: NUMBER, 'until?': NUMBER }),
  Alarm: object({
    ...{ id: ID, texts: object({ en: TEXT, 'ja?': TEXT, 'ko?': TEXT }), category: whole(0, 255) },
    ...{ priority: { enum: ['low', 'middle', 'high', 'emergency'] }, address: TEXT, source: ref('Source') },
    ...{ direction: { enum: ['above', 'below'] }, limit: NUMBER, hysteresis: NUMBER, delaySeconds: NUMBER }
  }),
  Source: {
    oneOf: [object({ log: ID, channel: ID }), object({ signal: ref('Signal'), unit: TEXT }), object({ plc: PLC })]
  },
  NodeTree: object({ folders: list('NodeFolder', 1000) }),
  NodeFolder: object({ name: TEXT, folders: list('NodeFolder', 1000), tags: list('NodeTag', 10_000) }),
  NodeTag: object({
    ...{ name: TEXT, plc: TEXT, address: TEXT, format: TEXT, data_type: TEXT, length: whole(1, 255) },
    ...{ index_register: { anyOf: [{ type: 'null' }, whole(0, 65_535)] }, access: { enum: ['readable', 'writable'] } }
  })
}
