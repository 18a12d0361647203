/** The path and the title of a screen that reads once and then nothing more, so that a test sees what the shell does. */
const [path, title] = ['account/system-password', 'System Password']

export const QUIET_PAGE = `/app/${path}`
export const QUIET_PAGE_IN_ADMIN = `/admin/${path}`
export const QUIET_PAGE_TITLE = title
