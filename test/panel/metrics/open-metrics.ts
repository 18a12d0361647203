/** A value with its labels; one without a value is left out. */
export interface Sample {
  labels?: Readonly<Record<string, string | null | undefined>>
  value: number
}

export interface Family {
  type: string
  unit?: string
  help: string
}

/** OpenMetrics 1.0.0: the metadata of each family, then its samples. A family without samples is not there. */
export function openMetrics(families: readonly { name: string; family: Family; samples: readonly Sample[] }[]): string {
  const lines = families
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, family: { type, unit, help }, samples }) => [
      `# TYPE ${name} ${type}`,
      ...(unit ? [`# UNIT ${name} ${unit}`] : []),
      `# HELP ${name} ${escaped(help)}`,
      ...samples.map(sample => `${name}${type === 'info' ? '_info' : ''}${labelsOf(sample)} ${sample.value}`)
    ])
  return [...lines, '# EOF', ''].join('\n')
}

function labelsOf({ labels = {} }: Sample): string {
  const known = Object.entries(labels).flatMap(([name, value]) => (value ? [`${name}="${escaped(value)}"`] : []))
  return known.length > 0 ? `{${known.join(',')}}` : ''
}

const escaped = (text: string) => text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')
