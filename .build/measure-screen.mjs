import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from './budget.mjs'
import { make } from './make.mjs'
import { ROOT } from './options.mjs'
import { zip } from './output.mjs'
import { measure } from './sizes.mjs'

/** What the build complains about, and the limits that a screen and its tabs exceed. Only they are compressed as in a release. */
export async function measureScreen(name) {
  const made = await make({ quick: true, screen: name })
  const { entries, chunks, fileNames, files, languages, problems } = made
  const own = entries.filter(({ owner }) => owner === name)
  const texts = owner => languages.map(language => fileNames.texts(owner, language))
  const paths = own.flatMap(part => [fileNames.sheet(part.name), ...texts(part.name), ...chunks.chunksOf(part.path)])
  const sizes = new Map()
  for (const path of new Set(paths.filter(Boolean).map(file => `static/${file}`)))
    if (files.has(path)) sizes.set(path, (await zip(files.get(path), false)).length)
  const ownLines = Object.entries(measure(made, sizes)).filter(([line]) =>
    own.some(part => line === `${part.kind}: ${part.name}`)
  )
  const budget = JSON.parse(readFileSync(join(ROOT, 'size-budget.json'), 'utf8'))
  return [
    ...problems,
    ...compare(Object.fromEntries(ownLines), budget).filter(text => !text.endsWith('nothing that is built'))
  ]
}
