export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string }
  tags: { name: string }[]
  servers?: { url: string }[]
  security?: Record<string, string[]>[]
  paths: Record<string, object>
  components: Record<string, unknown>
  'x-socket-limits': { sockets_per_account: number; message_bytes: number; messages_per_second: number }
  'x-lockout': { free_failures: number; first_wait_seconds: number }
  'x-upload-limits': { uploads: number }
  'x-job-limits': { unchanged_seconds: number }
}

export declare const CONTRACT: string
export declare function readParts(
  root?: string
): Record<string, { components?: Record<string, Record<string, unknown>> }>
export declare function contractTags(root?: string): string[]
export declare function assembleContract(root?: string): OpenApiDocument
export declare function assembleDocument(root?: string): OpenApiDocument
export declare function readErrorCodes(root?: string): Record<'error_codes' | 'field_codes', Record<string, string>>
/** The schema of the `details` of a code. */
export declare function detailsName(code: string): string
export declare function assembleParts(
  parts: Record<string, Partial<OpenApiDocument>>,
  permissions?: { ofTag: ReadonlyMap<string, string>; roles: readonly string[] }
): OpenApiDocument
export declare function readPermissions(root?: string): {
  ofTag: Map<string, string>
  actions: string[]
  roles: string[]
}
