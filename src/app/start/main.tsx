import { prefetchedTransport } from './prefetch'
import { startApp } from './start'

const root = document.getElementById('root')
if (root) void startApp({ root, transport: prefetchedTransport })
