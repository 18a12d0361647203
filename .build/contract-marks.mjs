/** Marks that the document keeps. Those that are expanded when it is assembled are not in it. */
const KEPT = [
  ...['x-given', 'x-reading', 'x-permission', 'x-action', 'x-versioned', 'x-body-limit', 'x-plain-http', 'x-required'],
  ...['x-sockets', 'x-pages', 'x-requires', 'x-socket-limits', 'x-socket-closes', 'x-lockout', 'x-session-limits'],
  ...[
    'x-upload-limits',
    'x-job-limits',
    'x-operation-log',
    'x-event-log',
    'x-content-permissions',
    'x-extended-by',
    'x-keywords',
    'x-snapshot',
    'x-metrics',
    'x-needed'
  ],
  ...['x-firmware', 'x-interrupts']
]

/** A mark that is misspelt, or where nothing expands it, would say nothing. */
export function checkMarks(node, place) {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith('x-') && !KEPT.includes(key))
      throw new Error(`${place}: ${key} means nothing here: the part 'Contract' of .build/README.md lists the marks`)
    if (key !== 'example' && key !== 'examples') checkMarks(value, `${place}/${key}`)
  }
}
