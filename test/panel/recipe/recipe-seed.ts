import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'
import { madeOnce } from '../device/made-once'
import type { Seed } from '../state'
import type { RecipeSlice } from './recipe-state'
import type { LoadTarget, RecipeSource } from './recipes'

type Item = Schemas['RecipeItem']
type Row = [name: string, ...values: string[]]

const HOUR = 3_600_000
const PEOPLE = ['operator', 'engineer', 'administrator', '']
const DRINKS = ['Still water', 'Sparkling water', 'Cola', 'Orange', 'Lemon', '緑茶 Green tea', '보리차 Barley tea']
const SIZES = [330, 500, 1000, 1500]

export const item = (name: string, type: Item['type'], more: Partial<Item> = {}): Item => ({
  name,
  type,
  min: null,
  max: null,
  length: null,
  unit: '',
  decimals: 0,
  initial: type === 'string' ? '' : '0',
  ...more
})

const MOST_RECORDS = 1000

const timesOfChanges = madeOnce((now: number) =>
  Array.from({ length: MOST_RECORDS }, (_, number) => deviceText(now - ((number * 37) % 400) * HOUR - number * 61_000))
)

function recipe(now: number, id: string, name: string, items: Item[], rows: Row[]): RecipeSource {
  const times = timesOfChanges(now)
  return {
    id,
    name,
    items,
    mostRecords: MOST_RECORDS,
    inUse: false,
    nextNumber: rows.length,
    changes: rows.length,
    records: rows.map(([title, ...values], number) => ({
      number,
      name: title,
      values,
      changed_at: times[number] ?? '',
      changed_by: PEOPLE[number % PEOPLE.length] ?? ''
    })),
    target: undefined
  }
}

const loadedTo = (plc: string): LoadTarget => ({ plc, values: [], lastLoad: null })

/** The recipes of the bottling line. */
export function plantRecipes(now: number): RecipeSource[] {
  return [bottles(now), cleaning(now), labels(now), strange(now)]
}

/** One item of each type. */
function bottles(now: number): RecipeSource {
  const items = [
    item('Volume', 'uint16', { min: '100', max: '3000', unit: 'ml', initial: '500' }),
    item('Fill temperature', 'float', { min: '2', max: '95', unit: '°C', decimals: 1, initial: '4.5' }),
    item('Carbonated', 'bit'),
    item('Cap torque', 'double', { min: '0.5', max: '4.5', unit: 'N·m', decimals: 3, initial: '1.8' }),
    item('Nozzle offset', 'int16', { min: '-500', max: '500', unit: 'µm' }),
    item('Line speed', 'int32', { min: '0', max: '72000', unit: '1/h', initial: '36000' }),
    item('Rinse time', 'uint32', { max: '600000', unit: 'ms', initial: '1200' }),
    item('Lot counter', 'uint64'),
    item('Energy balance', 'int64', { unit: 'Wh' }),
    item('Label text', 'string', { length: 24 })
  ]
  const rows = DRINKS.flatMap((drink, kind) =>
    SIZES.map((size, step): Row => {
      const index = kind * SIZES.length + step
      return [
        `${drink} ${size / 1000} l`,
        String(size),
        kind > 4 ? '82.5' : String(4 + kind * 0.5),
        kind === 0 || kind > 4 ? '0' : '1',
        String(1.2 + step * 0.275),
        String((index % 9) * 25 - 100),
        String(48_000 - step * 9000),
        String(900 + step * 350),
        String(18_446_744_073_709_000_000n + BigInt(index * 97)),
        String(-4_611_686_018_427_387_000n + BigInt(index * 1_000_003)),
        `${drink.slice(0, 4)} ${size}`
      ]
    })
  )
  return { ...recipe(now, 'bottle-formats', 'Bottle formats', items, rows), target: loadedTo('Filler S7-1500') }
}

function cleaning(now: number): RecipeSource {
  const items = [
    item('Caustic', 'float', { min: '0', max: '5', unit: '%', decimals: 2 }),
    item('Temperature', 'uint16', { min: '20', max: '95', unit: '°C', initial: '60' }),
    item('Circulation', 'uint32', { max: '7200', unit: 's' }),
    item('Final rinse', 'bit', { initial: '1' })
  ]
  const rows: Row[] = [
    ['Short rinse', '0', '20', '300', '1'],
    ['Caustic 60 °C', '1.5', '60', '1200', '1'],
    ['Caustic 80 °C', '2', '80', '1800', '1'],
    ['Acid', '0.75', '65', '900', '1'],
    ['Sterilise', '0', '95', '2400', '0']
  ]
  return { ...recipe(now, 'cip-programs', 'CIP programs', items, rows), inUse: true }
}

/** As many as a recipe holds. */
function labels(now: number): RecipeSource {
  const items = [
    item('Line 1', 'string', { length: 32 }),
    item('Line 2', 'string', { length: 32 }),
    item('Best before', 'uint16', { min: '1', max: '1095', unit: 'd', initial: '365' })
  ]
  const rows = Array.from({ length: MOST_RECORDS }, (_, index): Row => {
    const drink = DRINKS[index % 5] ?? ''
    return [
      `Label ${String(index + 1).padStart(4, '0')}`,
      drink,
      `Market ${index % 23}`,
      String(90 + (index % 12) * 30)
    ]
  })
  return { ...recipe(now, 'label-texts', 'Label texts', items, rows), target: loadedTo('Labeller S7-1200') }
}

function strange(now: number): RecipeSource {
  const items = [item('__proto__', 'string', { length: 64 }), item('<img src=x onerror=alert(1)>', 'double')]
  const rows: Row[] = [
    [`=HYPERLINK("http://evil.example","x")`, '@SUM(A1)', '-1.5'],
    ['\u202Elevel', '-2', '1e+300'],
    ['Semi;colon, "quoted"', '', '0.1']
  ]
  return recipe(now, 'strange-names', '<b>Strange</b> names', items, rows)
}

export const recipeSeed: Seed<RecipeSlice> = {
  factoryNew: () => ({ recipes: [] }),
  runningPlant: now => ({ recipes: plantRecipes(now) })
}
