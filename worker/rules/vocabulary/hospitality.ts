/** What guests eat and drink. */
export const MEAL =
  "lunch|lunches|dinner|dinners|breakfast|breakfasts|supper|meal|meals|buffet|refreshments|drinks|canapés|champagne|wine";
