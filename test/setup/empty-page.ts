/** The path and the title of a screen that is not built yet: it reads nothing, so that a test sees the shell alone. */
const [path, title] = ['features/codesys', 'CODESYS']

export const EMPTY_PAGE = `/app/${path}`
export const EMPTY_PAGE_IN_ADMIN = `/admin/${path}`
export const EMPTY_PAGE_TITLE = title
