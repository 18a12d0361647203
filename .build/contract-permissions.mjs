import { readManifests } from './manifests.mjs'

const PERMISSION = 'x-permission'
const ROLE_NAMES = 'x-role-names'

/**
 * What the manifests say of permissions: the one `ofTag`, that of the screen whose calls these are, and the names of all `roles`, of
 * screens in the order of the menu and then of their `actions`.
 */
export function readPermissions(root) {
  const { screens } = readManifests(root)
  const own = screens.filter(({ group, permission }) => group && permission !== false)
  const actions = own.flatMap(screen => Object.keys(screen.actions ?? {}))
  return {
    ofTag: new Map(own.flatMap(({ name, tags = [] }) => tags.map(tag => [tag, name]))),
    actions,
    roles: [...own.map(({ name }) => name), ...actions]
  }
}

/** The operation with the permission `ofTag`, where it has a token and states no other one. */
export function withPermission(operation, ofTag, place) {
  const { [PERMISSION]: stated, ...rest } = operation
  const hasToken = operation.security?.length !== 0
  if (stated === undefined) return ofTag && hasToken ? { ...rest, [PERMISSION]: ofTag } : rest
  const leave = reason => new Error(`${place}: leave ${PERMISSION} out, as ${reason}`)
  if (!hasToken) throw leave('the call has no token')
  if (stated === ofTag) throw leave(`the tag is in the manifest of ${ofTag}`)
  if (stated === false && !ofTag) throw leave('no screen in whose manifest the tag is has a permission')
  if (stated !== false && typeof stated !== 'string')
    throw new Error(`${place}: ${PERMISSION} is the name of a screen, or false where every user may make the call`)
  return stated ? operation : rest
}

/** The schemas, with the names of all roles as the examples of one with the mark. */
export const withRoleNames = (schemas, roles, place) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, { [ROLE_NAMES]: mark, ...schema }]) => {
      if (mark === undefined) return [name, schema]
      if (mark !== true) throw new Error(`${place}: ${name}: ${ROLE_NAMES} is true, or left out`)
      if (schema.examples) throw new Error(`${place}: ${name}: leave examples out, as ${ROLE_NAMES} gives them`)
      return [name, { ...schema, examples: roles }]
    })
  )
