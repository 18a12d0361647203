import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { hash } from './hash.mjs'
import { BASE } from './options.mjs'

/**
 * @typedef {{ bytes: Buffer, ending: string, ratio?: number }} BrandFile
 * @typedef {Record<string, string>} Localized texts by language
 * @typedef {object} Brand what `brand.json` has, with the content of its files
 * @property {string} [id] the name of its folder
 * @property {Localized} [name]
 * @property {BrandFile} [logo]
 * @property {BrandFile} [favicon]
 * @property {{ light?: Record<string, string>, dark?: Record<string, string> }} [colours]
 * @property {{ families: string, family: string, file?: BrandFile, bold?: BrandFile }} [font]
 * @property {{ title: Localized, url: Localized }} [manual]
 * @property {string} [language]
 * @property {Localized} [note]
 * @property {Record<string, Record<string, string>>} [texts]
 */

const PNG = '89504e470d0a1a0a'
/** What an image runs or fetches; no browser does so for one in a sheet, but it can be opened by its address. */
const ACTIVE =
  /<script|<foreignObject|<!DOCTYPE|<!ENTITY|\son\w+\s*=|@import|url\(\s*['"]?(?!#|['"]?#)|href\s*=\s*["'](?!#)/i
/** Of a PNG: width and height in its first chunk (ISO 15948, 11.2.2). */
const PNG_WIDTH = 16
const PNG_HEIGHT = 20
const TILE = 32
const WIDEST = 112

/**
 * An SVG or PNG, with how wide it is in relation to its height.
 * @param {string} path
 * @param {number} kilobytes
 * @returns {BrandFile | { problem: string }}
 */
export function readImage(path, kilobytes) {
  const bytes = readFileSync(path)
  const ending = extname(path).toLowerCase()
  if (!['.svg', '.png'].includes(ending)) return { problem: 'is no image; allowed: .svg, .png' }
  if (bytes.length > kilobytes * 1024) return { problem: `has ${bytes.length} bytes; allowed: ${kilobytes} kB` }
  if (ending === '.png') {
    if (bytes.subarray(0, 8).toString('hex') !== PNG) return { problem: 'is no PNG' }
    return { bytes, ending, ratio: bytes.readUInt32BE(PNG_WIDTH) / bytes.readUInt32BE(PNG_HEIGHT) }
  }
  const text = bytes.toString()
  if (!/<svg[\s>]/.test(text)) return { problem: 'is no SVG' }
  const [active] = ACTIVE.exec(text) ?? []
  if (active) return { problem: `has ${active.trim()}; allowed: an image without scripts and other files` }
  const [, width, height] = /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(text) ?? []
  return width ? { bytes, ending, ratio: Number(width) / Number(height) } : { problem: 'has no viewBox' }
}

/**
 * @param {string} path
 * @returns {BrandFile | { problem: string }}
 */
export function readFont(path) {
  const bytes = readFileSync(path)
  return bytes.subarray(0, 4).toString() === 'wOF2'
    ? { bytes, ending: '.woff2' }
    : { problem: 'is no font; allowed: .woff2' }
}

const nameOf = (name, { bytes, ending }) => `${name}-${hash(bytes.toString('base64'))}${ending}`

/**
 * What a brand adds to the built files, by name.
 * @param {Brand} brand
 */
export function brandFiles({ logo, font }) {
  const files = { logo, font: font?.file, 'font-bold': font?.bold }
  return new Map(
    Object.entries(files)
      .filter(([, file]) => file)
      .map(([name, file]) => [nameOf(name, file), file.bytes])
  )
}

/**
 * What a brand adds to the sheet of the frame: its font, and its logo in place of the tile with an icon.
 * @param {Brand} brand
 * @param {string} tile the class name of that tile
 */
export function brandSheet({ logo, font }, tile) {
  const face = (name, file, weight) =>
    file
      ? `@font-face{font-family:"${font.family}";font-weight:${weight};font-display:swap;src:url(${BASE}${nameOf(name, file)}) format("woff2")}`
      : ''
  const faces = font ? face('font', font.file, 400) + face('font-bold', font.bold, 700) : ''
  if (!logo) return faces
  const width = Math.min(Math.round(TILE * logo.ratio), WIDEST)
  const image = `url(${BASE}${nameOf('logo', logo)}) center/contain no-repeat`
  return `${faces}.first-paint i,.${tile}{width:${width}px;border-radius:0;background:${image}}.${tile}>*{display:none}`
}
