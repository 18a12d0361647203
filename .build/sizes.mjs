const total = numbers => numbers.reduce((sum, number) => sum + number, 0)

/**
 * Gzip bytes by the names of size-budget.json. A first visit is measured in the language with the longest
 * texts. A screen, a dialog and the chart include their sheet and code that few others share, but not the layers.
 * The tabs of a screen are measured one by one, because a visit loads one of them.
 */
export function measure({ chunks, entries, facts, fileNames, languages }, sizes) {
  const bytesOf = file => sizes.get(`static/${file}`) ?? 0
  const sum = files => total([...new Set(files)].filter(Boolean).map(bytesOf))
  const ending = end => total([...sizes].filter(([path]) => path.endsWith(end)).map(([, bytes]) => bytes))
  const scripts = predicate => entries.filter(predicate).flatMap(({ path }) => chunks.chunksOf(path))
  const layers = Object.values(chunks.layerChunks).flat()

  const longestTexts = name =>
    languages.map(language => fileNames.texts(name, language)).sort((one, other) => bytesOf(other) - bytesOf(one))[0]
  const part = name => [fileNames.sheet(name), longestTexts(name), ...scripts(entry => entry.name === name)]
  const always = [facts.icons, ...chunks.layerChunks.frame]
  const visit = (...names) => [...new Set([...always, ...names.flatMap(part)])].filter(Boolean)
  const page = sizes.get('index.html')
  const own = predicate => scripts(predicate).filter(file => !layers.includes(file))
  const ownedBy = owner => sum([fileNames.sheet(owner), ...own(entry => entry.owner === owner && entry.kind !== 'tab')])
  const tabs = entries
    .filter(({ kind }) => kind === 'tab')
    .map(tab => [`tab: ${tab.name}`, sum(own(entry => entry === tab))])
  const each = kind =>
    entries.filter(entry => entry.kind === kind).map(({ name, owner }) => [`${kind}: ${name}`, ownedBy(owner)])

  return {
    'index.html': page,
    'first visit: login': page + sum(visit('login')),
    'first visit: login, files': 1 + visit('login').length,
    'first visit: dashboard': page + sum(visit('shell', 'dashboard')),
    'layer: frame': sum([...chunks.layerChunks.frame, fileNames.sheet('frame')]),
    'layer: fields': sum(chunks.layerChunks.fields),
    'layer: shell': ownedBy('shell') + sum(chunks.layerChunks.shell),
    'layer: kit': sum([...chunks.layerChunks.kit, fileNames.sheet('kit')]),
    ...Object.fromEntries([...each('screen'), ...tabs, ...each('dialog')]),
    chart: ownedBy('chart'),
    ...Object.fromEntries(languages.map(language => [`language: ${language}`, ending(`.${language}.json`)])),
    scripts: ending('.js'),
    sheets: ending('.css'),
    everything: ending('')
  }
}

export function table({ sizes, lines }) {
  const row = ([name, size]) => `${name.padEnd(50)}${String(size).padStart(8)}`
  return [...sizes, ['', ''], ...Object.entries(lines)].map(row).join('\n')
}
