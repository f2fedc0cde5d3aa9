/** Who comes to which office, and when. */
export const visits = {
  title: 'Visits',
  week: 'Week of {{from}} to {{to}}',
  earlier: 'A week earlier',
  later: 'A week later',
  thisWeek: 'This week',
  empty: 'No visits this week',
  emptyText: 'Bookings from the website appear here. The site offers a taken time to nobody else.',
  cancel: 'Cancel',
  cancelOf: 'Cancel the visit of {{who}} at {{time}}',
  cancelled: 'Cancelled',
  freed: 'The visit is cancelled and its time is free again. Let the client know.',
}
