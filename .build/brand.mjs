import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { Complaint } from '../test/tools/complaint.mjs'
import { readFont, readImage } from './brand-files.mjs'
import { weakPairs } from './contrast.mjs'
import { ROOT } from './options.mjs'
import { readThemes } from './theme.mjs'

const FILE = 'brand.json'
const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
/** As CSS has it: names, in quotation marks where they have digits or spaces. */
const FAMILY = /(?:"[\p{L}\d][\p{L}\d -]*"|\p{L}[\p{L}\d -]*)/u
const FAMILIES = new RegExp(`^${FAMILY.source}(?:, *${FAMILY.source})*$`, 'u')
const MOST = { name: 40, title: 60, note: 400, kilobytesOfLogo: 60, kilobytesOfFavicon: 8 }

/** Collects what is wrong, each with the field. */
class Problems {
  found = []
  /** @returns undefined, in place of the value */
  add(field, text) {
    this.found.push(`${field}: ${text}`)
    return undefined
  }
}

const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = value => typeof value === 'string' && value.trim() !== ''
const listed = names => names.join(', ')

/** Reads the fields of an object, each by its reader; another field is an error. */
function readFields(value, field, readers, problems) {
  if (!isObject(value)) return problems.add(field || FILE, `has to be an object with ${listed(Object.keys(readers))}`)
  const inside = name => (field ? `${field}.${name}` : name)
  for (const name of Object.keys(value))
    if (!(name in readers)) problems.add(inside(name), `is not known; allowed: ${listed(Object.keys(readers))}`)
  return Object.fromEntries(
    Object.entries(readers)
      .filter(([name]) => value[name] !== undefined)
      .map(([name, read]) => [name, read(value[name], inside(name))])
  )
}

/**
 * Reads `brand.json`, or the one of a folder, and the files that it names; all of it is optional.
 * @param {string} path
 * @param {Record<string, Record<string, string>>} locales the texts by language
 * @returns {import('./brand-files.mjs').Brand}
 * @throws Complaint with a line for each thing that is wrong
 */
export function readBrand(path, locales) {
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, FILE) : path
  const shown = relative(ROOT, resolve(file)).startsWith('..') ? file : relative(ROOT, resolve(file))
  const folder = dirname(resolve(file))
  const problems = new Problems()
  const brand = readFields(readJson(file, shown), '', readersOf({ folder, locales, problems }), problems)
  if (problems.found.length === 0) checkContrast(brand.colours, problems)
  if (problems.found.length) throw new Complaint(problems.found.map(text => `${shown}: ${text}`).join('\n'))
  return { id: basename(folder), ...brand }
}

function readJson(file, shown) {
  if (!existsSync(file)) throw new Complaint(`${shown} does not exist: --brand takes a ${FILE}, or the folder of one.`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch ({ message }) {
    throw new Complaint(`${shown} is not JSON: ${message}`)
  }
}

function readersOf({ folder, locales, problems }) {
  const languages = Object.keys(locales)
  const limited = most => (value, field) => {
    if (!isText(value)) return problems.add(field, 'has to be a text that is not empty')
    return value.length > most ? problems.add(field, `has ${value.length} characters; allowed: ${most}`) : value
  }
  /** One text for all languages, or one for each; English, or the first one, stands for those that are missing. */
  const localized = read => (value, field) => {
    const readers = Object.fromEntries(languages.map(language => [language, read]))
    const given = isObject(value) ? readFields(value, field, readers, problems) : { en: read(value, field) }
    const other = given.en ?? Object.values(given)[0]
    if (isObject(value) && Object.keys(value).length === 0)
      return problems.add(field, `needs a text, for at least one of ${listed(languages)}`)
    return Object.fromEntries(languages.map(language => [language, given[language] ?? other]))
  }
  const beside = read => (value, field) => {
    if (!isText(value) || /[\\/]/.test(value)) return problems.add(field, `has to be the name of a file beside ${FILE}`)
    const path = join(folder, value)
    if (!existsSync(path)) return problems.add(field, `${value} is not beside ${FILE}`)
    const { problem, ...content } = read(path)
    return problem ? problems.add(field, `${value} ${problem}`) : content
  }
  const colours = (value, field) => {
    const { light } = readThemes()
    const colour = (text, name) =>
      COLOUR.test(text) ? text : problems.add(name, `${JSON.stringify(text)} is no colour; allowed: #rgb, #rrggbb`)
    return readFields(value, field, Object.fromEntries(Object.keys(light).map(name => [name, colour])), problems)
  }
  const families = (value, field) =>
    FAMILIES.test(value)
      ? value
      : problems.add(field, 'has to be the name of a font, or a list of names separated by commas')
  const address = (value, field) =>
    isText(value) && /^(https?:\/\/|\/)[^\s"<>]+$/.test(value)
      ? value
      : problems.add(field, 'has to be an address with http:// or https://, or a path of the panel that begins with /')
  const font = (value, field) => {
    const of = { family: families, file: beside(readFont), bold: beside(readFont) }
    const { family, file, bold } = readFields(value, field, of, problems) ?? {}
    if (!family) return isObject(value) && !value.family ? problems.add(field, 'needs a family') : undefined
    if (bold && !file) return problems.add(field, 'needs a file beside bold')
    if (file && /[,"]/.test(family)) return problems.add(`${field}.family`, 'has to be one name where there is a file')
    return { families: file ? `"${family}"` : family, family, file, bold }
  }
  const manual = (value, field) => {
    const of = { title: localized(limited(MOST.title)), url: localized(address) }
    const found = readFields(value, field, of, problems)
    return found && !('title' in found && 'url' in found) ? problems.add(field, 'needs a title and a url') : found
  }
  const language = (value, field) =>
    languages.includes(value)
      ? value
      : problems.add(field, `${JSON.stringify(value)} is no language of the console; allowed: ${listed(languages)}`)
  const textsOf = of => (value, field) => readTexts(value, field, locales[of], problems)
  return {
    name: localized(limited(MOST.name)),
    logo: beside(path => readImage(path, MOST.kilobytesOfLogo)),
    favicon: beside(path => readImage(path, MOST.kilobytesOfFavicon)),
    colours: (value, field) => readFields(value, field, { light: colours, dark: colours }, problems),
    ...{ font, manual, language, note: localized(limited(MOST.note)) },
    texts: (value, field) =>
      readFields(value, field, Object.fromEntries(languages.map(name => [name, textsOf(name)])), problems)
  }
}

/** Texts by key; each has the parameters of the one that it replaces. */
function readTexts(value, field, texts, problems) {
  if (!isObject(value)) return problems.add(field, 'has to be an object with texts by key')
  const parametersIn = text => listed([...new Set(text.match(/{{\w+}}/g) ?? [])].sort())
  for (const [key, text] of Object.entries(value)) {
    const name = `${field}.${key}`
    if (!(key in texts)) problems.add(name, 'is not known; allowed: the keys of locales')
    else if (!isText(text)) problems.add(name, 'has to be a text that is not empty')
    else if (parametersIn(text) !== parametersIn(texts[key]))
      problems.add(name, `needs the parameters of the text that it replaces: ${parametersIn(texts[key]) || 'none'}`)
  }
  return value
}

function checkContrast(colours, problems) {
  const themes = readThemes(colours)
  for (const [theme, tokens] of Object.entries(themes))
    for (const text of weakPairs(tokens)) problems.add(`colours.${theme}`, text)
}

/**
 * What of a brand is written into scripts, by the names of src/lib/text/brand.ts.
 * @param {import('./brand-files.mjs').Brand} brand
 */
export function brandDefines({ language, manual, note }) {
  const texts = { BRAND_MANUAL_TITLE: manual?.title, BRAND_MANUAL_URL: manual?.url, BRAND_NOTE: note }
  const literal = value => (value === undefined ? 'undefined' : JSON.stringify(value))
  return {
    BRAND_LANGUAGE: literal(language),
    ...Object.fromEntries(Object.entries(texts).map(([name, of]) => [name, literal(of && JSON.stringify(of))]))
  }
}

/**
 * The texts of the console with those of a brand in their place.
 * @param {Record<string, Record<string, string>>} locales
 * @param {import('./brand-files.mjs').Brand} brand
 */
export const withBrandTexts = (locales, { name, texts = {} }) =>
  Object.fromEntries(
    Object.entries(locales).map(([language, own]) => [
      language,
      { ...own, ...(name && { 'frame.product': name[language] }), ...texts[language] }
    ])
  )
