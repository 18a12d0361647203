import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { readManifests } from '../../.build/manifests.mjs'
import { Complaint, runTool } from './complaint.mjs'
import { prepare } from './prepare.mjs'
import { createReport } from './report.mjs'
import { runFiles } from './run-files.mjs'
import { bundleFiles, lint, types } from './steps.mjs'
import { findTestFiles, isJourney } from './test-files.mjs'

const SECONDS = 60
/** Builds all of the console, twice. */
const SLOW = 'test/checks/bundle.test.ts'
/** The rules of the project, the contract among them; what follows from manifests; and what the conformance run decides for each call. */
const FOR_EVERY_SCREEN = ['test/checks/', 'test/app/shell/', 'test/app/dialogs/finder', 'test/conform/plan']

/** Whether one screen keeps to what is checked without a browser: for the time while it is written. */
export function runCheck(args) {
  return runTool(async () => {
    const screen = readScreen(args)
    prepare()
    const started = performance.now()
    const report = createReport({ eachFile: false, slowest: 0 })
    const files = testsOf(screen)
    const steps = [types, lint, () => budget(screen.name)].map(async run => {
      for (const result of (await run()).results) report.step(result)
    })
    const { script, results } = await bundleFiles(files)
    for (const result of results) report.step(result)
    if (script)
      await runFiles(report, `tests of ${screen.name} and checks`, files, {
        script,
        width: availableParallelism(),
        seconds: SECONDS
      })
    await Promise.all(steps)
    console.log(
      `${Math.round((performance.now() - started) / 1000)} s; npm test also runs the journeys, and the tests of everything else`
    )
    if (!report.close()) process.exitCode = 1
  })
}

function readScreen(args) {
  const { screens } = readManifests()
  const names = screens.map(({ name }) => name)
  const screen = screens.find(({ name }) => args.length === 1 && name === args[0])
  if (!screen) throw new Complaint(`Usage: npm run check -- <screen>\nThe screens: ${names.join(', ')}`)
  return screen
}

/**
 * Those of the screen and of its tags in the virtual panel.
 * @param {import('../../.build/manifests.mjs').Screen} screen
 */
function testsOf({ name, tags = [] }) {
  const own = [`test/screens/${name}.test`, `test/screens/${name}/`, ...FOR_EVERY_SCREEN]
  const ofTag = file => file.startsWith('test/panel/') && tags.some(tag => file.endsWith(`/${tag}.test.ts`))
  return [...new Set([...findTestFiles(own), ...findTestFiles(['test/panel/']).filter(ofTag)])].filter(
    file => file !== SLOW && !isJourney(file)
  )
}

async function budget(name) {
  const started = performance.now()
  const outcome = problems => ({
    results: [
      {
        name: 'budget',
        passed: problems.length ? 0 : 1,
        failed: problems.length ? 1 : 0,
        output: problems.join('\n'),
        seconds: (performance.now() - started) / 1000
      }
    ]
  })
  try {
    const { measureScreen } = await import('../../.build/measure-screen.mjs')
    return outcome(await measureScreen(name))
  } catch ({ message }) {
    return outcome([message])
  }
}
