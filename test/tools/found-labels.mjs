import { foundLabels } from '../../.build/found-labels.mjs'

/** The text of src/app/generated/found-labels.ts. */
export function foundLabelsFile(root, manifests, fields) {
  const table = Object.entries(foundLabels(root, manifests, fields)).map(([title, groups]) => {
    const lists = groups.map(({ below, labels, menu }) => [below, labels, ...(menu.length > 0 ? [menu] : [])])
    return `${JSON.stringify(title)}: ${JSON.stringify(lists)}`
  })
  return `import type { MessageKey } from '../../lib/text/message'

/** Labels below the same titles of tab and card, and the actions of the menu there. */
type FoundGroup = readonly [below: readonly MessageKey[], labels: readonly MessageKey[], menu?: readonly MessageKey[]]

/** What the finder finds on the screens, by their titles. */
export const FOUND_LABELS: Partial<Record<MessageKey, readonly FoundGroup[]>> = { ${table} }
`
}
