import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dump, load } from 'js-yaml'
import { bundle } from '../tools/bundle.mjs'
import { ROOT } from '../tools/paths.mjs'

const SOURCES = join(ROOT, '.build/many-panels')
const SERVE = 'test/many-panels/serve.ts'
const [count = '20', firstPort = '18500', ownPort = '18590'] = process.argv.slice(2)
const SCRAPE_SECONDS = 5
const WAIT_SECONDS = 25

const read = path => readFileSync(join(SOURCES, path), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'prometheus-'))
const bundles = await bundle([SERVE], 'many-panels')
const { servePanels } = await import(pathToFileURL(bundles.get(SERVE)).href)
const panels = await servePanels(Number(count), Number(firstPort), join(folder, 'served'))

/** The delivered sample, with its first job for each panel. */
function settings() {
  const { scrape_configs: jobs, global, ...rest } = load(read('prometheus/prometheus.yml'))
  const own = text => JSON.parse(JSON.stringify(jobs[0]).replaceAll('line1', text))
  const seconds = `${SCRAPE_SECONDS}s`
  return {
    ...rest,
    global: { ...global, scrape_interval: seconds, scrape_timeout: seconds, evaluation_interval: seconds },
    scrape_configs: panels.map(({ name, address }) => {
      const job = own(name)
      job.static_configs[0].targets = [new URL(address).host]
      return job
    })
  }
}

mkdirSync(join(folder, 'panels'))
for (const { name, tokenFile, caFile } of panels) {
  copyFileSync(tokenFile, join(folder, `panels/${name}.token`))
  copyFileSync(caFile, join(folder, `panels/${name}.pem`))
}
writeFileSync(join(folder, 'prometheus.yml'), dump(settings()))
writeFileSync(join(folder, 'alerts.yml'), read('prometheus/alerts.yml'))

const prometheus = spawn(
  'prometheus',
  [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${ownPort}`,
    '--log.level=warn'
  ],
  { stdio: 'inherit' }
)
const api = async (path, parameters = {}) => {
  const query = new URLSearchParams(parameters)
  const response = await fetch(`http://127.0.0.1:${ownPort}/api/v1/${path}?${query}`)
  return response.json()
}
const pause = seconds => new Promise(resolve => setTimeout(resolve, seconds * 1000))

let wrong = 0
const report = (isRight, text) => {
  if (!isRight) wrong += 1
  console.log(`${isRight ? 'ok   ' : 'WRONG'} ${text}`)
}

try {
  await pause(WAIT_SECONDS)
  const { data } = await api('targets')
  const up = data.activeTargets.filter(({ health }) => health === 'up')
  report(up.length === panels.length, `${up.length} of ${panels.length} panels are scraped`)
  for (const { scrapeUrl, lastError } of data.activeTargets.filter(it => !up.includes(it)))
    console.log(`      ${scrapeUrl}: ${lastError}`)
  const longest = Math.max(...up.map(({ lastScrapeDuration }) => lastScrapeDuration))
  const [samples] = (await api('query', { query: 'max(scrape_samples_scraped)' })).data.result
  console.log(
    `      slowest scrape ${Math.round(longest * 1000)} ms, at most ${samples?.value[1]} samples for each panel`
  )

  const { panels: views, templating } = JSON.parse(read('grafana/panels.json'))
  for (const { title, targets } of views)
    for (const { expr } of targets) {
      const { status, data: found, error } = await api('query', { query: expr.replaceAll('$panel', '.+') })
      report(status === 'success' && found.result.length > 0, `${title}: ${found?.result.length ?? error} series`)
    }
  const { query } = templating.list.find(({ name }) => name === 'panel').query
  const [, metric, label] = /^label_values\((\w+), (\w+)\)$/.exec(query) ?? []
  const { data: values } = await api(`label/${label}/values`, { 'match[]': metric })
  report(values.length === panels.length, `the list of panels has ${values.length}`)

  const { data: rules } = await api('rules')
  for (const { name, query: expression, health, lastError } of rules.groups.flatMap(group => group.rules)) {
    const { data: found } = await api('query', { query: expression })
    report(health === 'ok', `rule ${name}: ${health} ${lastError ?? ''}(${found.result.length} now)`)
  }
} finally {
  prometheus.kill()
  await new Promise(resolve => prometheus.once('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
}
console.log(wrong === 0 ? 'All queries return data.' : `${wrong} wrong`)
process.exit(wrong === 0 ? 0 : 1)
