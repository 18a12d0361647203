import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, importsOf, readLabels } from './screen-labels.mjs'

/** A label of more screens leads nowhere in particular. */
const MOST_SCREENS = 6
const LONGEST = 40

/** What is shown once something else is opened: rows to import, results, questions. Their forms are found all the same. */
const OPENED_LATER = /[/-](import|action|dialogs?)[^/]*$/

/**
 * What the finder finds on the screens, by their titles: groups of labels below the same titles of tab and card.
 * @param {string} root
 * @param {{ screens: readonly { name: string, group?: string, title: string }[] }} manifests
 * @param {readonly { path: string, label?: string | undefined }[]} fields of forms, from `readFormFields`
 * @returns {Record<string, { below: string[], labels: string[], menu: string[] }[]>} `menu`: actions of the menu of a card
 */
export function foundLabels(root, { screens }, fields) {
  const texts = JSON.parse(readFileSync(join(root, 'locales/en.json'), 'utf8'))
  const inMenu = screens.filter(({ group }) => group)
  const found = inMenu.map(screen => ({ screen, labels: labelsOf(root, screen, fields, texts) }))
  const uses = new Map()
  for (const { labels } of found) for (const { key } of labels) uses.set(texts[key], (uses.get(texts[key]) ?? 0) + 1)
  return Object.fromEntries(
    found.map(({ screen, labels }) => [
      screen.title,
      groupsOf(labels.filter(({ key, kind }) => isTitle(kind) || uses.get(texts[key]) <= MOST_SCREENS))
    ])
  )
}

const isTitle = kind => kind === 'card' || kind === 'tab'

/** The labels of a screen, each text once, with the titles that it is `below`. */
function labelsOf(root, { name, title }, fields, texts) {
  const folder = `src/screens/${name}`
  const files = filesIn(root, folder)
  const isName = key => !/{{|[.…?]$/.test(texts[key]) && texts[key].length <= LONGEST && texts[key] !== texts[title]
  const inForms = fields.flatMap(({ path, label }) =>
    files.includes(path) && label ? { path, key: label, kind: 'field' } : []
  )
  const inViews = readLabels(root, files, Object.keys(texts)).filter(({ path, kind, name }) =>
    kind === 'card' && name
      ? files.some(file => file.startsWith(`${folder}/${name}/`))
      : isTitle(kind) || !OPENED_LATER.test(path)
  )
  const all = [...inViews, ...inForms].filter(({ key }) => isName(key))
  const titlesOf = createTitles(root, folder, files, all)
  const found = new Map()
  const cards = all.filter(({ kind }) => kind === 'card').map(({ key }) => key)
  for (const it of all) {
    const below = titlesOf(it).filter(key => key !== it.key)
    const label = { ...it, below, isBelowCard: below.some(key => cards.includes(key)) }
    const known = found.get(texts[label.key])
    if (!known || rankOf(label) > rankOf(known)) found.set(texts[label.key], label)
  }
  return [...found.values()]
}

/** Of two equal texts the title comes first, then what is below a card. */
const rankOf = ({ kind, isBelowCard }) => (isTitle(kind) ? 2 : Number(isBelowCard))

/** @returns the titles of the tab and the card that a label is below, as far as its file is for only one of each */
function createTitles(root, folder, files, labels) {
  const imports = new Map(files.map(path => [path, importsOf(root, path)]))
  const titles = labels.filter(({ kind }) => isTitle(kind))

  /** Of a file, else of those that import it. */
  function titlesAround(path, titlesOf, seen = new Set()) {
    if (seen.has(path)) return []
    seen.add(path)
    const own = titlesOf(path)
    const around = () =>
      files.filter(from => imports.get(from).includes(path)).flatMap(from => titlesAround(from, titlesOf, seen))
    return [...new Set(own.length > 0 ? own : around())]
  }
  /** A tab, or a card with settings of its own, has the name of a folder or file. */
  const named = path => {
    const [inner] = path.slice(folder.length + 1).split('/')
    return titles.filter(({ name }) => name === inner.replace(/(-tab)?\.tsx?$/, '')).map(({ key }) => key)
  }
  const cards = path => titles.filter(title => title.path === path && !title.name).map(({ key }) => key)

  return ({ path, kind, name }) => {
    if (isTitle(kind) && name) return []
    const found = (isTitle(kind) ? [named] : [named, cards]).map(titlesOf => titlesAround(path, titlesOf))
    return [...new Set(found.flatMap(keys => (keys.length === 1 ? keys : [])))]
  }
}

function groupsOf(labels) {
  const groups = new Map()
  for (const { key, kind, below } of labels) {
    const isOwn = isTitle(kind)
    const chain = isOwn ? [...below, key] : below
    const group = groups.get(chain.join()) ?? { below: chain, labels: [], menu: [] }
    groups.set(chain.join(), group)
    if (!isOwn) (kind === 'menu' ? group.menu : group.labels).push(key)
  }
  // Equal beginnings of keys next to each other take fewer bytes.
  return [...groups.values()].map(({ below, labels, menu }) => ({ below, labels: labels.sort(), menu: menu.sort() }))
}
