import { atom } from 'nanostores'
import { readOpenApi } from '../../api/openapi'
import { recallOptions } from '../../lib/browser/recall-options'
import { remember } from '../../lib/browser/storage'
import { patternFilter } from '../../lib/browser/url-filters'
import { resource } from '../../lib/remote/resource'
import { createPageFilters } from '../../stores/address/page-filters'
import { createDocumentation, type Operation } from './documentation'
import { SAMPLES, type SampleLanguage } from './samples/samples'
import type { Calls } from './search'
import { createTryIt } from './try-it'

const LANGUAGE = 'api-doc'
const LANGUAGES = Object.keys(SAMPLES) as [SampleLanguage, ...SampleLanguage[]] // its keys

export type ApiDocModel = ReturnType<typeof createApiDoc>

/** The API description, what of it is shown, and the calls that are tried. */
export function createApiDoc() {
  const versions = new Map<string, string>()
  const $language = atom(recallOptions<{ language: SampleLanguage }>(LANGUAGE, { language: LANGUAGES }).language)
  // In the address, so that an operation can be linked.
  const { $filters: $address } = createPageFilters({
    page: patternFilter(/^[\w-]{1,64}$/, 'apiDoc.contents')
  })

  return {
    $documentation: resource(async signal => createDocumentation(await readOpenApi(signal))),
    /** The name of a guide or of an operation; empty for the first guide. */
    $address,
    $search: atom(''),
    $calls: atom<Calls>('all'),
    $language,
    languages: LANGUAGES,
    /** Whether calls are only shown, not sent. */
    $dryRun: atom(false),
    tryIt: (operation: Operation) => createTryIt(operation, versions),

    pickLanguage(language: SampleLanguage): void {
      $language.set(language)
      remember(LANGUAGE, JSON.stringify({ language }))
    }
  }
}

/** The address of a guide or an operation. */
export const pageAddress = (page: string) => `${location.pathname}?page=${page}`
