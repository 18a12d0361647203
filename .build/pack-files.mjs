import { chmodSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packTar } from 'modern-tar'

const FILE_MODE = 0o644
const FOLDER_MODE = 0o755
const OWNER = { uid: 0, gid: 0, uname: 'root', gname: 'root' }

/** @typedef {{ path: string, bytes: Buffer }} File `path` has forward slashes */

/**
 * The folders of files, each before what it contains.
 * @param {File[]} files
 */
function foldersOf(files) {
  const folders = files.flatMap(({ path }) => path.split('/').map((_, depth, names) => names.slice(0, depth).join('/')))
  return [...new Set(folders)].filter(Boolean).sort()
}

/**
 * Writes files into a new folder, with a time and modes that do not depend on the machine.
 * @param {string} folder
 * @param {File[]} files
 * @param {Date} time of folders
 * @param {(path: string) => Date} timeOf
 */
export function writeFolder(folder, files, time, timeOf) {
  rmSync(folder, { recursive: true, force: true })
  const folders = [folder, ...foldersOf(files).map(path => join(folder, path))]
  for (const path of folders) mkdirSync(path, { recursive: true })
  for (const { path, bytes } of files) {
    const target = join(folder, path)
    writeFileSync(target, bytes)
    chmodSync(target, FILE_MODE)
    utimesSync(target, timeOf(path), timeOf(path))
  }
  for (const path of folders.reverse()) {
    chmodSync(path, FOLDER_MODE)
    utimesSync(path, time, time)
  }
}

/**
 * Writes files as a tar file, below the folder `title`.
 * @param {string} archive
 * @param {string} title
 * @param {File[]} files
 * @param {Date} time of folders
 * @param {(path: string) => Date} timeOf
 */
export async function writeTar(archive, title, files, time, timeOf) {
  const folders = [title, ...foldersOf(files).map(path => `${title}/${path}`)]
  const bytes = await packTar([
    ...folders.map(name => ({
      header: {
        ...OWNER,
        mtime: time,
        name: `${name}/`,
        type: /** @type {const} */ ('directory'),
        mode: FOLDER_MODE,
        size: 0
      }
    })),
    ...files.map(({ path, bytes: body }) => ({
      header: { ...OWNER, mtime: timeOf(path), name: `${title}/${path}`, mode: FILE_MODE, size: body.length },
      body
    }))
  ])
  writeFileSync(archive, bytes)
}
