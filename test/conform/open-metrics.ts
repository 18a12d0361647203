export interface MetricFamily {
  name: string
  type: string | undefined
  unit: string | undefined
  help: string | undefined
  samples: { labels: ReadonlyMap<string, string>; value: number }[]
}

export interface Metrics {
  families: readonly MetricFamily[]
  /** What OpenMetrics 1.0.0 does not allow, with the number of the line. */
  faults: readonly string[]
}

const END = '# EOF'
const METADATA = /^# (TYPE|UNIT|HELP) ([a-zA-Z_:][a-zA-Z0-9_:]*) (.*)$/
const SAMPLE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)( \S+)?$/
const SPECIAL = /^([+-]?Inf|NaN)$/
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(,|$)/y
const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  gauge: [''],
  unknown: [''],
  info: ['_info'],
  stateset: [''],
  counter: ['_total', '_created'],
  summary: ['', '_count', '_sum', '_created'],
  histogram: ['_bucket', '_count', '_sum', '_created'],
  gaugehistogram: ['_bucket', '_gcount', '_gsum']
}

/** Reads OpenMetrics text, and what is wrong with it. */
export function parseMetrics(text: string): Metrics {
  const families: MetricFamily[] = []
  const series = new Set<string>()
  const lines = text.replace(/\n$/, '').split('\n')
  const ofLines = lines.flatMap((line, index) => {
    if (line === END) return index === lines.length - 1 ? [] : [`line ${index + 1}: '${END}' before the end`]
    const metadata = METADATA.exec(line)
    const faults = metadata ? readMetadata(families, metadata) : readSample(families, series, line)
    return faults.map(fault => `line ${index + 1}: ${fault}`)
  })
  const hasEnd = lines.at(-1) === END
  return {
    families,
    faults: [...ofLines, ...families.flatMap(familyFaults), ...(hasEnd ? [] : [`the last line is not '${END}'`])]
  }
}

function familyFaults({ name, type, unit, samples }: MetricFamily): string[] {
  return [
    ...(type === undefined ? [`${name} has no type`] : []),
    ...(unit && !name.endsWith(`_${unit}`) ? [`${name} does not end with its unit ${unit}`] : []),
    ...(samples.length === 0 ? [`${name} has no samples`] : [])
  ]
}

function readMetadata(families: MetricFamily[], [, kind, name = '', text]: string[]): string[] {
  const field = kind === 'TYPE' ? 'type' : kind === 'UNIT' ? 'unit' : 'help'
  const last = families.at(-1)
  if (last?.name === name && last.samples.length === 0) {
    const isTwice = last[field] !== undefined
    last[field] = text
    return isTwice ? [`${name} has its ${field} twice`] : []
  }
  const isKnown = families.some(family => family.name === name)
  families.push({ name, type: undefined, unit: undefined, help: undefined, samples: [], [field]: text })
  return isKnown ? [`${name} is not in one piece`] : []
}

function readSample(families: readonly MetricFamily[], series: Set<string>, line: string): string[] {
  const [, name = '', labelText = '', value = '', timestamp] = SAMPLE.exec(line) ?? []
  if (name === '') return ['neither metadata nor a sample']
  const labels = readLabels(labelText)
  const family = families.at(-1)
  if (!labels) return ['labels that cannot be read, or twice the same']
  if (!family || !isOf(family, name)) return [`${name} has no metadata right before it`]
  const key = JSON.stringify([name, ...[...labels].map(label => label.join('=')).sort()])
  const isTwice = series.has(key)
  series.add(key)
  family.samples.push({ labels, value: Number(value) })
  return [
    ...(isTwice ? [`${name} is twice there with the same labels`] : []),
    ...(Number.isFinite(Number(value)) || SPECIAL.test(value) ? [] : [`the value ${value} is no number`]),
    ...(timestamp === undefined ? [] : ['a timestamp, which a scrape sets itself'])
  ]
}

const isOf = ({ name, type = 'unknown' }: MetricFamily, sample: string) =>
  (SUFFIXES[type] ?? ['']).some(suffix => sample === name + suffix)

function readLabels(text: string): Map<string, string> | undefined {
  const labels = new Map<string, string>()
  LABEL.lastIndex = 0
  while (LABEL.lastIndex < text.length) {
    const [, name = '', value = ''] = LABEL.exec(text) ?? []
    if (name === '' || labels.has(name)) return undefined
    labels.set(
      name,
      value.replace(/\\(.)/g, (_, mark) => (mark === 'n' ? '\n' : mark))
    )
  }
  return labels
}
