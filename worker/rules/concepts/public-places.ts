import { concept } from "./concept.ts";

/** Places, media and gatherings where anyone sees what is said. */
export const PUBLIC_PLACE = concept(
  "billboard|billboards|hoarding|newspaper|newspapers|tabloid|tabloids|supplement|magazine|weekly|radio|fm|television|tv|breakfast|podcast|youtube|tiktok|instagram|facebook|twitter|reddit|snapchat|wikipedia|alexa|tweet|reel|story|selfie|influencer|influencers|blogger|vlogger|celebrity|celebrities|actress|actor|footballer|presenter|listeners|viewers|readers|passers|commuters|shoppers|drivers|travellers|spectators|fans|followers",
  "bus|tram|train|taxi|tube|underground|cab|lorry|van ..2 shelter|stop|side|seat|seats|ad|advert|poster|panel|panels|wrap|tip",
  "six|forty sheet|sheets",
  "football|rugby|cricket|netball|darts|golf|bowls|swimming|running ..2 shirt|club|match|team|programme|sleeve|ground|pitch",
  "fete|fair|festival|carnival|market|marathon|parade|school|supermarket|cinema|theatre|gym|salon|pub|church|mosque|library|launderette|nightclub|campus",
  "shop|pharmacy|high|chemist|clinic window|street|counter|shelf",
  "every|each|letter ..2 door|box|household|letterbox",
  "waiting room|rooms|area",
  "public|open page|account|profile|day|feed|event|website|group",
  "friends|family|neighbours|mums|parents|classmates|followers|grandparents",
  "home|landing page ..3 open|all",
  "search ads|advert|adverts|result|results",
  "sponsored result|post|link|story",
  "news|weather app|site|story|feed",
  "back|side of ..3 ticket|bus|receipt|envelope|taxi",
  "sunday|national|local|daily|regional|consumer|glossy paper|papers|press|radio|mail|title|titles|supplement|magazine",
  "sun|mirror|mail|bella|guardian|times|telegraph|bbc|itv|express|woman|women ..1 exclusive|story|online|weekly|own|news|website",
  "the mail|sun|mirror|bbc|express",
  "women weekly",
  "bella|hello|loose women",
);
