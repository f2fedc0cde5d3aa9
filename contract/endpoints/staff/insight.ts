import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { DemandInsight } from '#contract/staff/demand-insight.ts'
import { InsightPeriod } from '#contract/staff/insight-period.ts'
import { ReplyInsight } from '#contract/staff/reply-insight.ts'
import { SalesInsight } from '#contract/staff/sales-insight.ts'
import { StockInsight } from '#contract/staff/stock-insight.ts'

export const staffInsightEndpoints = {
  'GET /api/staff/insight/stock/': { response: { 200: StockInsight } },
  'GET /api/staff/insight/sales/': { query: InsightPeriod, response: { 200: SalesInsight } },
  'GET /api/staff/insight/replies/': { query: InsightPeriod, response: { 200: ReplyInsight } },
  'GET /api/staff/insight/demand/': { query: InsightPeriod, response: { 200: DemandInsight } },
} as const satisfies Endpoints
