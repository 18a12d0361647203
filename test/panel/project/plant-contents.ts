import { plantDataLogs } from '../data-log/data-log-seed'
import type { DataLogSource } from '../data-log/data-log-source'
import type { AlarmDefinition } from '../events/event-log-state'
import { PLANT_ALARMS } from '../events/plant-alarms'
import { plantNodeTree, tag } from '../opcua/opcua-seed'
import { item, plantRecipes } from '../recipe/recipe-seed'
import type { RecipeSource } from '../recipe/recipes'
import type { DataLogDefinition, ProjectContents, RecipeDefinition } from './project-contents'

const recipeOf = ({ id, name, items, mostRecords, target }: RecipeSource): RecipeDefinition => ({
  ...{ id, name, items, mostRecords, plc: target?.plc ?? null },
  records: []
})

const logOf = ({ stretches: _, removed: __, ...definition }: DataLogSource): DataLogDefinition => definition

/** What the running project of the bottling line defines. */
export const plantContents = (): ProjectContents => ({
  recipes: plantRecipes(0).map(recipeOf),
  dataLogs: plantDataLogs(0).map(logOf),
  alarms: [...PLANT_ALARMS],
  nodeTree: plantNodeTree()
})

const STRANGE = 'strange-names'

/** Its next version watches the capper, and has neither the strange names nor the alarms of the compressed air. */
export function nextPlantContents(): ProjectContents {
  const { recipes, dataLogs, alarms, nodeTree } = plantContents()
  return {
    recipes: [...recipes.filter(({ id }) => id !== STRANGE), capFormats()],
    dataLogs: [...dataLogs.filter(({ id }) => id !== STRANGE), capperLog()],
    alarms: [...alarms.filter(({ id }) => !id.startsWith('air-')), calibrationDue()],
    nodeTree: {
      folders: [
        ...(nodeTree?.folders.filter(({ name }) => name !== 'Washer') ?? []),
        { name: 'Capper', folders: [], tags: [tag('Torque', '400', { data_type: 'FLOAT' }), tag('Heads', '404')] }
      ]
    }
  }
}

const capFormats = (): RecipeDefinition => ({
  id: 'cap-formats',
  name: 'Cap formats',
  items: [
    item('Diameter', 'uint16', { min: '18', max: '63', unit: 'mm', initial: '28' }),
    item('Closing torque', 'float', { min: '0.5', max: '4.5', unit: 'N·m', decimals: 1, initial: '1.8' })
  ],
  mostRecords: 200,
  plc: null,
  records: [
    { name: 'Screw cap 28', values: ['28', '1.8'] },
    { name: 'Sports cap 38', values: ['38', '2.4'] }
  ]
})

const capperLog = (): DataLogDefinition => ({
  id: 'capper-torque',
  name: 'Capper torque',
  mode: 'time',
  everySeconds: 1,
  channels: [
    {
      id: 'torque',
      name: 'Closing torque',
      unit: 'N·m',
      decimals: 1,
      signal: { kind: 'wave', base: 1.8, swing: 0.3, periodSeconds: 60, noise: 0.1, seed: 131 }
    }
  ]
})

/** From the start of the project on. */
const calibrationDue = (): AlarmDefinition => ({
  id: 'capper-calibration',
  texts: { en: 'Capper: calibration due', ja: 'キャッパー: 校正時期', ko: '캐퍼: 교정 시기' },
  category: 200,
  priority: 'middle',
  address: 'M320',
  source: { signal: { kind: 'flat', value: 1 }, unit: '' },
  direction: 'above',
  limit: 0.5,
  hysteresis: 0,
  delaySeconds: 1
})
