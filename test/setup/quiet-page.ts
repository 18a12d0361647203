/** The path and the title of a screen that reads nothing from the panel, so that a test sees the shell alone. */
const [path, title] = ['api/doc', 'Doc']

export const QUIET_PAGE = `/app/${path}`
export const QUIET_PAGE_IN_ADMIN = `/admin/${path}`
export const QUIET_PAGE_TITLE = title
