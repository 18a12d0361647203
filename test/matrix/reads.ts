import '../setup/dom'
import * as assert from 'uvu/assert'
import type { GroupName } from '../../src/session/generated/screens'
import { panelTest } from '../setup/panel-test'
import { EXCEPTIONS } from './exceptions'
import { checkPair } from './pair'
import { placesAt, screensOf } from './places'
import { READ_FAULTS } from './read-faults'
import { recordResult } from './results'

/** One of so many faults is tried at each place where the whole matrix is not wanted. */
const SAMPLE = 8

/** Tests of every screen and tab of a group under every fault of its reads, or under a sample of them; see `npm run matrix`. */
export function readFaultsOf(group: GroupName): ReturnType<typeof panelTest> {
  const test = panelTest()
  for (const [index, { path, name }] of screensOf(group).entries())
    test(`${name} says of every fault of its reads what failed, and recovers`, async context => {
      const problems: string[] = []
      for (const [number, place] of (await placesAt(path)).entries())
        for (const [faultName, fault] of faultsFor(index + number)) {
          const placeName = place.tab ? `${name}: ${place.tab}` : name
          if (EXCEPTIONS[placeName]?.[faultName]) continue
          const found = await checkPair(context, place, fault)
          recordResult(placeName, faultName, found)
          problems.push(...found.map(problem => `${placeName}, ${faultName}: ${problem}`))
        }
      assert.equal(problems, [])
    })
  return test
}

const faultsFor = (number: number) =>
  Object.entries(READ_FAULTS).filter((_, index) => process.env.MATRIX || index % SAMPLE === number % SAMPLE)
