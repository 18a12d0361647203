import type { Item } from './items'

const hex = (byte: number) => `0x${byte.toString(16).padStart(2, '0').toUpperCase()}`

/** An item in SML, as engineers of hosts read it. */
export function smlOf(item: Item, indent = ''): string {
  if (item.format !== 'L') return `${indent}<${item.format}${valuesOf(item)}>`
  if (item.items.length === 0) return `${indent}<L [0]>`
  const parts = item.items.map(part => smlOf(part, `${indent}  `))
  return [`${indent}<L [${item.items.length}]`, ...parts, `${indent}>`].join('\n')
}

function valuesOf(item: Exclude<Item, { format: 'L' }>): string {
  if ('text' in item) return ` "${item.text}"`
  const values: readonly unknown[] =
    item.format === 'B' ? item.values.map(hex) : item.format === 'BOOLEAN' ? item.values.map(flagOf) : item.values
  return values.map(value => ` ${value}`).join('')
}

const flagOf = (value: boolean) => (value ? 'TRUE' : 'FALSE')

export const messageSml = (name: string, wantsReply: boolean, item: Item | undefined): string =>
  `${name}${wantsReply ? ' W' : ''}${item ? `\n${smlOf(item)}` : ''}.`
