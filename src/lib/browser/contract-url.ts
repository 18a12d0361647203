declare global {
  /** Set by the build; not there where modules run without one. */
  var CONTRACT_FILE: string | undefined
}

/** Of the API description, an OpenAPI document. Only its screen has the name, so that it costs no other visit. */
export const contractUrl = `/admin/static/${typeof CONTRACT_FILE === 'undefined' ? 'openapi.json' : CONTRACT_FILE}`
