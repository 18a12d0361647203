/** The path and the title of a page that reads nothing from the panel and shows little, so that a test sees the shell alone. */
export const QUIET_PAGE = '/app/404'
export const QUIET_PAGE_TITLE = 'Page not Found'
