import { readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../build.mjs'
import { Complaint } from './complaint.mjs'
import { ROOT } from './paths.mjs'
import { createReload } from './reload.mjs'

const FOLDERS = ['src', 'static', 'locales']
const QUIET_MILLISECONDS = 100

/** Builds into a folder; when watched, its page gets the script that reloads it, and that script's handler is answered. */
export async function runBuild(folder, watched, variant) {
  try {
    const { problems } = await build({ ...variant, folder, quick: true })
    for (const problem of problems) console.warn(problem)
  } catch (error) {
    if (!error.errors) throw error
    const places = error.errors.map(({ location, text }) =>
      location ? `${location.file}:${location.line}: ${text}` : text
    )
    throw new Complaint(`The build failed:\n${places.join('\n')}`)
  }
  if (!watched) return undefined
  const reload = createReload()
  addScript(folder, reload)
  return reload
}

/** Builds again whenever a source changes, and reloads the pages that are open. */
export function rebuildOnChange(folder, reload, variant) {
  let timer
  let running = Promise.resolve()
  const again = async () => {
    try {
      await build({ ...variant, folder, quick: true })
      addScript(folder, reload)
      reload.reloadAll()
      console.log('built again')
    } catch (error) {
      console.error(error.message)
    }
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(again)
    }, QUIET_MILLISECONDS)
  }
  for (const name of FOLDERS) watch(join(ROOT, name), { recursive: true }, soon)
}

function addScript(folder, { tag }) {
  const page = join(folder, 'admin/index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${tag}</head>`))
  for (const ending of ['.gz', '.br']) rmSync(page + ending, { force: true })
}
