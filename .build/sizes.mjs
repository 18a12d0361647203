export const LANGUAGES = ['en', 'ja', 'ko']
const MARGIN = 1.03
const WIDEST_MARGIN = 1.05
/** What a budget is never wider than, whatever the margin. */
const CEILINGS = { 'first visit: login': 30_000, 'first visit: dashboard': 44_000 }

const byName = (names, measured) => Object.fromEntries(names.map(name => measured(name)))

/** Gzip bytes by line of size-budget.json: first visits, screens, languages, the chart, totals. */
export function measure({ facts, chunks, entries, bootFile }, sizes) {
  const sum = files => [...new Set(files)].reduce((bytes, file) => bytes + (sizes.get(`static/${file}`) ?? 0), 0)
  const ending = end => [...sizes].filter(([path]) => path.endsWith(end)).reduce((bytes, [, size]) => bytes + size, 0)
  const sheet = name => `${name}-${facts.stamp}.css`
  const words = (slice, language) => `${slice}.${language}-${facts.stamp}.json`
  const longestWords = slice => LANGUAGES.map(language => words(slice, language)).sort((a, b) => sum([b]) - sum([a]))[0]
  const scripts = wanted => entries.filter(wanted).flatMap(({ path }) => chunks.chunksOf(path))
  const layers = Object.values(chunks.layerChunks).flat()

  const part = name => [sheet(name), longestWords(name), ...scripts(entry => entry.name === name)]
  const always = [bootFile, facts.icons, sheet('frame'), ...chunks.layerChunks.frame]
  const firstVisit = (...names) => sizes.get('index.html') + sum([...always, ...names.flatMap(part)])
  const ownedBy = owner =>
    sum([sheet(owner), ...scripts(entry => entry.owner === owner).filter(file => !layers.includes(file))])
  const dialogs = entries.filter(({ path }) => path.endsWith('-dialog.tsx') && path.startsWith('src/app/'))
  const screens = entries.filter(({ path }) => path.endsWith('/index.tsx')).map(({ name }) => name)

  return {
    'first visit: login': firstVisit('login'),
    'first visit: dashboard': firstVisit('shell', 'dashboard'),
    'layer: frame': sum([...chunks.layerChunks.frame, sheet('frame')]),
    'layer: fields': sum(chunks.layerChunks.fields),
    'layer: shell': ownedBy('shell') + sum(chunks.layerChunks.shell),
    'layer: kit': sum([...chunks.layerChunks.kit, sheet('kit')]),
    dialogs: dialogs.reduce((bytes, { owner }) => bytes + ownedBy(owner), 0),
    ...byName(screens, name => [`screen: ${name}`, ownedBy(name)]),
    chart: ownedBy('chart'),
    ...byName(LANGUAGES, language => [`words: ${language}`, ending(`.${language}-${facts.stamp}.json`)]),
    'total: scripts': ending('.js'),
    'total: sheets': ending('.css'),
    'total: everything': ending('')
  }
}

/** One sentence for each budget that is passed or too wide, and for each line that stands on one side only. */
export function compare(lines, budget) {
  const has = Object.prototype.hasOwnProperty
  const needless = Object.keys(budget).filter(name => !has.call(lines, name))
  const measured = Object.entries(lines).map(([name, bytes]) => {
    if (!has.call(budget, name)) return `${name}: ${bytes} bytes, no line in size-budget.json`
    if (bytes > budget[name]) return `${name}: ${bytes} bytes, budget ${budget[name]}`
    return bytes * WIDEST_MARGIN < budget[name] ? `${name}: ${bytes} bytes, lower its budget of ${budget[name]}` : ''
  })
  return [...measured.filter(Boolean), ...needless.map(name => `${name}: a budget for nothing that is built`)]
}

export function newBudget(lines) {
  const widest = name => Math.min(Math.floor(lines[name] * MARGIN), CEILINGS[name] ?? Number.POSITIVE_INFINITY)
  const budget = byName(Object.keys(lines), name => [name, widest(name)])
  return `${JSON.stringify(budget, null, 2)}\n`
}

export function table({ sizes, lines, chunks: { layerChunks } }) {
  const layerOf = path => Object.keys(layerChunks).find(name => layerChunks[name].some(file => path.endsWith(file)))
  const files = [...sizes].map(([path, bytes]) => [layerOf(path) ? `${path} (${layerOf(path)})` : path, bytes])
  const row = ([name, bytes]) => `${name.padEnd(50)}${String(bytes).padStart(8)}`
  return [...files, ['', ''], ...Object.entries(lines)].map(row).join('\n')
}
