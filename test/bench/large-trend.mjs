import { chromium } from 'playwright-core'
import { findBrowser } from '../tools/browser.mjs'
import { MEGABYTE, memoryOf, openPage, reportFigure, serveLargePanel, timeOfCall } from './large-panel.mjs'

const ALL = '/data/logs/line-history/records?points=1000'
const DAY = `${ALL}&from=2026.11.20-00:00:00&to=2026.11.20-23:59:59`
const LONGEST_MS = 120_000
const EMPTY = '/app/dashboard'
/** Calls that make the logs, whose entries are marked on the trend. */
const MAKING = ['/data/events?limit=1', '/data/operations?limit=1']

/** The trend of 1 000 000 records; first its data as the panel reduces them, then the screen. */
const served = await serveLargePanel()
const { panel, address, trend, close } = served
reportFigure('first request for 1 000 000 records', await timeOfCall(panel, ALL), 1000, 'ms')
reportFigure('the same again', await timeOfCall(panel, ALL), 300, 'ms')
reportFigure('request for one day of them', await timeOfCall(panel, DAY), 100, 'ms')

for (const path of MAKING) await timeOfCall(panel, path)

const browser = await chromium.launch(findBrowser())
const { page } = await openPage(browser, served)
page.setDefaultTimeout(LONGEST_MS)
await page.goto(address + EMPTY)
await page.getByRole('progressbar').first().waitFor()
const before = await (await memoryOf(page))()
const began = performance.now()
await page.goto(address + trend)
await page.getByText(/Each point covers \d+ records/).waitFor()
await page.getByRole('toolbar', { name: 'Markers on the trend' }).waitFor()
reportFigure('page load to trend and marks', performance.now() - began, 5000, 'ms')
const memory = await (await memoryOf(page))()
reportFigure('memory of the page', memory / MEGABYTE, 30, 'MB')
reportFigure('  of it more than on the dashboard', (memory - before) / MEGABYTE, 10, 'MB')
await browser.close()
await close()
