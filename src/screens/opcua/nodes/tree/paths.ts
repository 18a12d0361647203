import type { Translator } from '../../../../lib/text/i18n'
import { plainText } from '../../../../lib/text/plain-text'
import { pathOf, ROOT, type Tree } from './tree'

/** The names of a folder and those above it, on one line. */
export const pathText = (tree: Tree, id: string, t: Translator['t']): string =>
  id === ROOT ? t('opcuaNodes.top') : plainText(pathOf(tree, id).join(' / '), 300)
