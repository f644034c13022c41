// Parts of cities by their names: whoever looks in Brickell looks in Miami. Small plain letters, as
// `placeName` writes them.

/* * By city. With a star: a name that other places have too, or a word; it counts only beside its
   city, where it is no place of its own * then. What has ZIPs of its own name, such as Brooklyn,
   Van Nuys or La Jolla, is a place by itself and starred here. */
const PARTS: Readonly<Record<string, string>> = {
  "New York, NY": `manhattan*, inwood*, washington heights, hamilton heights, harlem, east harlem, spanish harlem, el barrio*, sugar hill*, morningside heights, upper west side, upper east side, uws, ues, yorkville*,
    lincoln square*, hells kitchen, midtown manhattan, midtown*, midtown east*, midtown west*, murray hill*, kips bay, gramercy, gramercy park, chelsea*, flatiron*, flatiron district, union square*,
    greenwich village, west village, east village*, alphabet city, noho, nolita, soho, lower east side, les*, little italy*, chinatown*, tribeca, battery park city, financial district*, fidi,
    roosevelt island, lower manhattan, upper manhattan, the village*, meatpacking district, hudson yards, astoria*, long island city*, lic*, sunnyside*, woodside*, jackson heights*, elmhurst*, corona*,
    rego park*, forest hills*, kew gardens*, flushing*, bayside*, jamaica*, ridgewood*, maspeth*, middle village*, ozone park*, howard beach*, far rockaway*, rockaway*, richmond hill*, fresh meadows*,
    whitestone*, douglaston, st albans*, dumbo*, brooklyn heights*, cobble hill*, boerum hill*, carroll gardens*, red hook*, gowanus*, park slope*, prospect heights*, crown heights*, bed stuy*,
    bedford stuyvesant*, bushwick*, williamsburg*, greenpoint*, east new york*, canarsie*, flatbush*, east flatbush*, ditmas park*, kensington*, borough park*, sunset park*, bay ridge*, dyker heights*,
    bensonhurst*, sheepshead bay*, brighton beach*, coney island*, gravesend*, marine park*, mill basin*, fort greene*, clinton hill*, brownsville*, midwood*, windsor terrace*, riverdale*, fordham*,
    mott haven*, hunts point*, throgs neck*, parkchester*, pelham bay*, morris park*, morrisania*, kingsbridge*, norwood*, woodlawn*, concourse*, tremont*, soundview*, city island*, south bronx*,
    st george*, tottenville*, great kills*, brooklyn*, bronx*, the bronx*, staten island*`,
  "Brooklyn, NY": `dumbo, brooklyn heights, cobble hill, boerum hill, carroll gardens, red hook*, gowanus, park slope, prospect heights, crown heights, bed stuy, bedford stuyvesant, bushwick, williamsburg*, greenpoint,
    east new york, canarsie, flatbush, east flatbush, ditmas park, kensington*, borough park, sunset park*, bay ridge, dyker heights, bensonhurst, sheepshead bay, brighton beach, coney island, gravesend*,
    marine park*, mill basin, fort greene, clinton hill, brownsville*, midwood, windsor terrace`,
  "Bronx, NY": `riverdale*, fordham, mott haven, hunts point, throgs neck, parkchester, pelham bay, morris park, morrisania, kingsbridge, norwood*, woodlawn*, concourse*, tremont*, soundview, city island*, south bronx`,
  "Staten Island, NY": `st george*, tottenville, great kills`,
  "Los Angeles, CA": `boyle heights, east los, east la*, echo park, silver lake*, silverlake*, los feliz, atwater village, highland park*, eagle rock*, glassell park, mount washington*, lincoln heights, el sereno, koreatown, k town*, ktown*, westlake*, pico union, macarthur park, mid city*, mid wilshire, hancock park,
    larchmont*, larchmont village, fairfax*, fairfax district, miracle mile, west adams, leimert park, baldwin hills, crenshaw*, hyde park*, south central*, south central la, south la, watts*, downtown la, arts district*, westwood*, brentwood*, bel air*, century city*, cheviot hills, palms*, mar vista,
    venice*, venice beach, del rey*, playa vista*, playa del rey*, westchester*, sawtelle, pacific palisades*, hollywood*, east hollywood, hollywood hills, laurel canyon, hollywood heights, beachwood canyon, sherman oaks*, studio city*, north hollywood*, noho arts district, van nuys*, valley village*, toluca lake*,
    encino*, tarzana*, woodland hills*, reseda*, northridge*, chatsworth*, canoga park*, winnetka*, porter ranch*, granada hills*, north hills*, mission hills*, pacoima*, sylmar*, sun valley*, sunland*, tujunga*, panorama city*, arleta*, lake balboa, san pedro*, wilmington*, harbor city*, cypress park, historic filipinotown,
    san fernando valley, the san fernando valley, the valley*, el valle*, el valle de san fernando, westside la, frogtown, chinatown*, little tokyo, la pequena armenia, thai town`,
  "Chicago, IL": `logan square, wicker park, bucktown, lincoln park*, lakeview*, lake view*, wrigleyville, boystown, north center, northcenter, ravenswood*, lincoln square*, andersonville*, edgewater*, uptown*, rogers park, west ridge*, albany park, irving park*, portage park, jefferson park*, belmont cragin, avondale*, humboldt park,
    ukrainian village, west town*, river north*, streeterville, gold coast*, old town*, south loop, west loop, the loop*, fulton market, near north side, near west side, greektown*, little italy*, pilsen, la villita, little village, bridgeport*, chinatown*, bronzeville, hyde park*, kenwood*, woodlawn*, south shore*, englewood*,
    auburn gresham, chatham*, beverly*, morgan park, mount greenwood, pullman*, roscoe village, garfield park*, austin*, back of the yards, brighton park, mckinley park, gage park, chicago lawn, archer heights, garfield ridge, clearing*, ashburn*, hegewisch, edison park, norwood park, forest glen, sauganash, south side*, north side*, west side*`,
  "Miami, FL": `brickell, little havana, la pequena habana, pequena habana, la saguesera, saguesera, la sawesera, calle ocho*, coconut grove*, the grove*, wynwood, edgewater*, little haiti, overtown, allapattah, liberty city, flagami, coral way, the roads*, shenandoah*, upper east side miami, mimo district, design district*, midtown miami,
    buena vista*, little river*, shorecrest*, morningside*, grapeland heights, virginia key, brickell key, flagler street, blue lagoon*, west flagler, silver bluff, park west*`,
  "Tampa, FL":
    "ybor, ybor city, hyde park*, south tampa, seminole heights, davis islands, channelside, channel district, palma ceia, tampa heights, new tampa, tampa palms, west tampa, ballast point, bayshore*, sulphur springs*, forest hills*, harbour island, port tampa, westshore*, soho tampa, drew park, macdill, beach park*, sunset park*, virginia park*",
  "Orlando, FL":
    "thornton park, college park*, baldwin park*, lake eola, lake eola heights, delaney park, audubon park*, metrowest, conway*, milk district, parramore, dr phillips*, lake nona*, mills 50, colonialtown, lake como*, azalea park*, curry ford, avalon park*, waterford lakes*",
  "Jacksonville, FL":
    "san marco*, riverside*, avondale*, springfield*, mandarin*, arlington*, ortega*, southside*, san jose*, murray hill*, baymeadows, deerwood*, nocatee*, northside*, westside*, five points*",
  "St. Petersburg, FL":
    "old northeast, historic kenwood, kenwood*, snell isle, grand central*, crescent lake*, shore acres*, gulfport*",
  "Fort Lauderdale, FL":
    "las olas, victoria park*, rio vista*, flagler village, sailboat bend, coral ridge, imperial point, harbor beach, poinsettia heights, tarpon river",
  "Atlanta, GA": `buckhead, midtown*, midtown atlanta, virginia highland, va hi, inman park, old fourth ward, o4w, little five points, grant park*, east atlanta, east atlanta village, kirkwood*, edgewood*, reynoldstown, cabbagetown, summerhill*, west end*, westview*, west midtown, candler park, ormewood park, morningside*, ansley park,
    castleberry hill, mechanicsville*, east lake*, lake claire, poncey highland, atlantic station, buckhead village, cascade heights, peoplestown, adair park`,
  "Seattle, WA": `ballard, fremont*, capitol hill, cap hill, queen anne, lower queen anne, magnolia*, wallingford*, green lake*, greenlake*, ravenna*, u district, university district*, phinney ridge, greenwood*, crown hill, lake city*, northgate*, belltown, south lake union, slu, pioneer square, first hill, central district*, leschi, madison park*, madrona*, montlake,
    beacon hill*, columbia city*, rainier beach, rainier valley, seward park, georgetown*, west seattle, alki, delridge, white center*, maple leaf*, laurelhurst*, wedgwood*, mount baker*, south park*, interbay, eastlake*, international district*`,
  "Portland, OR":
    "pearl district, the pearl*, alberta arts district, alberta*, hawthorne*, sellwood, st johns*, laurelhurst*, hollywood district, nob hill*, division*, mississippi ave, kenton*, lents, montavilla, woodstock*, multnomah village, goose hollow, alameda*, irvington*, buckman*, richmond*, sunnyside*, mount tabor, south waterfront, north portland, overlook*, foster powell",
  "San Francisco, CA": `the mission*, mission district, la mision*, noe valley, bernal heights, castro*, the castro, the haight, haight ashbury, cole valley, the sunset*, sunset district, outer sunset, inner sunset, richmond district, outer richmond, inner richmond, pacific heights, pac heights, the marina*, marina district, cow hollow, russian hill, nob hill*, north beach*,
    telegraph hill, soma, tenderloin, hayes valley, nopa, potrero hill, dogpatch, mission bay*, bayview*, bayview hunters point, hunters point, excelsior*, glen park*, diamond heights, twin peaks*, visitacion valley, ingleside*, west portal, lakeshore*, presidio heights, japantown, chinatown*, fillmore*, western addition, the presidio, portola*, financial district*`,
  "Oakland, CA":
    "temescal, rockridge, montclair*, fruitvale*, jack london square, jack london*, lake merritt, piedmont avenue, adams point, grand lake*, grand lake oakland, dimond district, laurel district, west oakland, east oakland, uptown*, glenview*, redwood heights, claremont hills",
  "San Jose, CA":
    "willow glen, almaden*, almaden valley, evergreen*, evergreen valley, berryessa, rose garden*, cambrian*, alum rock*, japantown*, naglee park, silver creek*, blossom hill*, east san jose, santa teresa*",
  "San Diego, CA": `north park*, south park*, hillcrest*, university heights*, normal heights, kensington*, mission hills*, mission valley, mission beach, pacific beach, pb*, ocean beach*, ob*, point loma, la jolla*, gaslamp, gaslamp quarter, east village*, little italy*, golden hill*, barrio logan, logan heights, city heights, clairemont, kearny mesa, linda vista,
    mira mesa, scripps ranch, rancho bernardo, rancho penasquitos, carmel valley*, del mar heights, sorrento valley, tierrasanta, san carlos*, allied gardens, bankers hill, encanto*, paradise hills, otay mesa, san ysidro*, bay park*, college area*, university city*, utc*, torrey pines`,
  "Sacramento, CA":
    "midtown*, midtown sacramento, east sacramento, east sac, land park, curtis park, oak park*, natomas, north natomas, south natomas, pocket*, the pocket*, greenhaven, del paso heights, tahoe park, meadowview*, arden arcade, valley hi, boulevard park, mansion flats, elmhurst*",
  "Long Beach, CA":
    "belmont shore, belmont heights, bixby knolls, naples*, california heights, rose park*, alamitos beach, signal hill*, east village*",
  "Austin, TX": `mueller*, cherrywood*, hyde park*, east austin, south congress, soco*, travis heights, zilker, barton hills, bouldin creek, bouldin*, clarksville*, tarrytown*, crestview*, brentwood*, allandale*, rosedale*, north loop, windsor park, the domain*, domain*, circle c, circle c ranch, steiner ranch, rainey street, dove springs, montopolis, onion creek*,
    riverside*, oak hill*, west campus*, hancock*, northwest hills, great hills, south lamar, sola*, south austin, north austin, west lake hills*`,
  "Houston, TX": `the heights*, heights*, houston heights, montrose*, river oaks, midtown*, eado, east downtown, third ward, the third ward, second ward, fifth ward, rice village, west university*, west u*, bellaire*, meyerland, memorial*, spring branch*, galleria*, the galleria*, uptown*, energy corridor, the energy corridor, garden oaks, oak forest*, timbergrove, museum district,
    upper kirby, greenway plaza, sharpstown, alief*, gulfton, braeswood, westbury*, clear lake*, eastwood*, the woodlands hills, northside*, acres homes, sunnyside*, east end*, the east end*, segundo barrio, denver harbor, magnolia park`,
  "Dallas, TX":
    "deep ellum, oak lawn*, uptown*, bishop arts, bishop arts district, oak cliff, lakewood*, lower greenville, m streets, knox henderson, highland park*, preston hollow, lake highlands, east dallas, north dallas, far north dallas, casa linda, kessler park, pleasant grove*, the cedars*, design district*, victory park, turtle creek*, west dallas, vickery meadow, trinity groves, white rock lake, white rock*, south dallas",
  "San Antonio, TX":
    "alamo heights*, king william*, southtown, stone oak*, the dominion*, monte vista*, olmos park*, tobin hill, the pearl*, terrell hills*, dignowity hill, lackland*, medical center*, westover hills, leon springs, mahncke park, beacon hill*, alamo ranch",
  "Fort Worth, TX":
    "fairmount*, near southside, west 7th, tanglewood*, tcu*, arlington heights*, monticello*, ridglea, stockyards, the stockyards, alliance*, wedgwood*, berkeley place, sundance square",
  "El Paso, TX":
    "segundo barrio el paso, kern place, sunset heights, the lower valley, mission hills*, west side*, east side*, northeast*",
  "Denver, CO": `capitol hill denver, cap hill denver, capitol hill*, washington park*, wash park, cherry creek*, highlands*, the highlands*, lohi, rino, five points*, lodo, baker*, city park*, park hill*, stapleton*, central park*, sloans lake, berkeley*, sunnyside*, platt park, congress park, green valley ranch, montbello, globeville, cole*, west colfax, virginia village,
    hampden*, harvey park, bear valley*, athmar park, uptown*, hilltop*, lowry*, university park*, south broadway, elyria swansea`,
  "Phoenix, AZ":
    "arcadia*, ahwatukee*, maryvale*, biltmore*, desert ridge, north phoenix, south phoenix, laveen*, encanto*, willo*, roosevelt row, paradise valley village, deer valley*, camelback east, south mountain*, norterra, sunnyslope, alhambra*, downtown phoenix, moon valley, coronado*, uptown*, estrella*",
  "Las Vegas, NV":
    "summerlin*, green valley*, centennial hills, the lakes*, spring valley*, enterprise*, southwest vegas, arts district*, the strip*, rhodes ranch, mountains edge, skye canyon, providence*, aliante, seven hills*, anthem*, peccole ranch, desert shores, paradise*, sunrise manor*",
  "Boston, MA":
    "south boston, southie, dorchester, roxbury*, jamaica plain*, jp*, back bay, beacon hill*, south end*, the south end*, north end*, the north end*, charlestown*, east boston*, eastie, allston*, brighton*, fenway, the fenway, mission hill, roslindale, west roxbury*, hyde park*, mattapan, seaport*, seaport district, fort point, west end*, savin hill, bay village*",
  "Philadelphia, PA": `fishtown, northern liberties, nolibs, kensington*, port richmond*, rittenhouse, rittenhouse square, center city, old city*, society hill, queen village, bella vista*, point breeze, graduate hospital, passyunk, east passyunk, south philly, north philly, west philly, northeast philly, university city*, manayunk, roxborough*, east falls,
    chestnut hill*, mount airy*, germantown*, brewerytown, fairmount*, spring garden*, strawberry mansion, graysferry, grays ferry, frankford*, mayfair*, tacony, bustleton, fox chase*, logan*, olney*, cobbs creek, spruce hill, callowhill, washington square west, pennsport`,
  "Washington, DC": `georgetown*, dupont circle, dupont*, adams morgan, logan circle, shaw*, u street, columbia heights*, petworth, mount pleasant*, capitol hill dc, capitol hill*, navy yard, h street, noma*, brookland*, anacostia, foggy bottom, kalorama, glover park, cleveland park, woodley park, tenleytown, chevy chase dc, friendship heights, brightwood*, takoma dc, eckington,
    bloomingdale*, trinidad*, deanwood, congress heights, southwest waterfront, the wharf*, ledroit park, penn quarter`,
  "Baltimore, MD":
    "federal hill, fells point, canton*, hampden*, mount vernon*, inner harbor, roland park, locust point, charles village, highlandtown, patterson park, bolton hill, butchers hill, guilford*, pigtown, lauraville, hamilton*, brewers hill, remington*, otterbein*",
  "New Orleans, LA":
    "french quarter, the french quarter, garden district*, the garden district*, marigny, bywater, treme, mid city*, uptown*, lower ninth ward, ninth ward, algiers*, algiers point, irish channel, lakeview*, gentilly, warehouse district*, central city*, new orleans east, broadmoor*, gert town, carrollton*, faubourg marigny, bayou st john, holy cross*",
  "Nashville, TN":
    "the gulch, east nashville, germantown*, sylvan park, 12 south, belle meade*, green hills*, the nations, west end*, donelson, berry hill, inglewood*, bellevue*, music row, music city, hillsboro village, wedgewood houston, the gulch nashville, salemtown, bordeaux*, north nashville, antioch*, belmont*",
  "Memphis, TN":
    "midtown*, cooper young, overton square, downtown memphis, central gardens, orange mound, east memphis, frayser, whitehaven, harbor town, mud island, berclair*, high point terrace, hickory hill*",
  "Charlotte, NC":
    "noda, south end*, southend*, dilworth*, plaza midwood, myers park, elizabeth*, ballantyne, university city*, uptown*, steele creek, south park*, southpark*, fourth ward, cotswold, eastover*, belmont*, optimist park, wesley heights, seversville",
  "Raleigh, NC":
    "five points*, north hills*, oakwood*, brier creek, glenwood south, hayes barton, cameron village, boylan heights, mordecai, north raleigh, southeast raleigh",
  "Minneapolis, MN":
    "uptown*, northeast minneapolis, nordeast, north loop*, linden hills, longfellow*, powderhorn*, dinkytown, whittier*, loring park, seward*, kingfield*, mill district, cedar riverside, lowry hill, phillips*, nokomis*, camden*",
  "St. Paul, MN":
    "highland park*, macalester groveland, mac groveland, cathedral hill, como park, frogtown*, lowertown, summit hill*, west seventh, summit avenue, hamline midway",
  "Detroit, MI":
    "corktown, midtown*, midtown detroit, southwest detroit, mexicantown, indian village, west village*, boston edison, palmer woods, sherwood forest*, rosedale park, brush park, eastern market, woodbridge*, greektown*, rivertown*, east english village, new center*",
  "Cleveland, OH":
    "ohio city, tremont*, detroit shoreway, university circle, little italy*, slavic village, edgewater*, collinwood*, old brooklyn, glenville*, clark fulton, west park*, gordon square, hough*",
  "Columbus, OH":
    "short north, german village, clintonville*, italian village, victorian village, olde towne east, franklinton*, university district*, linden*, king lincoln, merion village, harrison west, brewery district, old north columbus",
  "Cincinnati, OH":
    "over the rhine, otr, hyde park*, mount lookout, mount adams, oakley*, northside*, clifton*, columbia tusculum, walnut hills, east walnut hills, price hill, westwood*, pleasant ridge*, mount washington*, madisonville*, avondale*",
  "Pittsburgh, PA":
    "shadyside*, squirrel hill, lawrenceville*, strip district, the strip*, south side*, southside flats, bloomfield*, east liberty*, oakland*, mount washington*, highland park*, polish hill, north side*, mexican war streets, brookline*, greenfield*, point breeze*, regent square, garfield*, friendship*",
  "Milwaukee, WI":
    "bay view*, third ward*, historic third ward, east side*, riverwest, walkers point, brewers hill*, bronzeville*, sherman park, washington heights*, harambee",
  "St. Louis, MO":
    "central west end, soulard, the hill*, tower grove, tower grove south, lafayette square, cherokee street, benton park, the grove*, dogtown, shaw*, skinker debaliviere, carondelet, dutchtown, bevo mill, holly hills",
  "Kansas City, MO":
    "westport*, brookside*, waldo*, river market, crossroads*, country club plaza, the plaza*, hyde park*, northeast kc, power and light, crown center, volker*, columbus park, strawberry hill*",
  "Indianapolis, IN":
    "broad ripple, fountain square, mass ave, meridian kessler, irvington*, butler tarkington, fletcher place, herron morton, bates hendricks, haughville, lockerbie, castleton*, near eastside, garfield park*",
  "Louisville, KY":
    "the highlands*, highlands*, germantown*, nulu, old louisville, crescent hill, butchertown, clifton*, st matthews*, shelby park, portland*, cherokee triangle, schnitzelburg",
  "Salt Lake City, UT":
    "sugar house, sugarhouse, the avenues*, avenues*, capitol hill*, rose park*, glendale*, liberty park*, 9th and 9th, marmalade*, poplar grove*, east bench, federal heights*",
  "Albuquerque, NM":
    "nob hill*, old town*, north valley*, northeast heights, the north valley*, uptown*, barelas, downtown albuquerque, westside*, ventana ranch, huning highland, edo*",
  "Tucson, AZ":
    "catalina foothills*, sam hughes, barrio viejo, armory park, dunbar spring, rita ranch, civano, west university*, south tucson*",
  "Honolulu, HI":
    "waikiki, kakaako, ala moana, manoa*, kaimuki, makiki, hawaii kai, kapahulu, diamond head, moiliili, kalihi, nuuanu, palolo",
  "Richmond, VA":
    "the fan*, fan district, carytown, church hill*, scotts addition, museum district*, shockoe bottom, jackson ward, manchester*, bellevue*, northside*, oregon hill, byrd park",
  "Charleston, SC":
    "west ashley, james island*, daniel island, south of broad, french quarter charleston, west of the ashley, hampton park terrace",
  "Savannah, GA":
    "starland, historic district savannah, ardsley park, victorian district, isle of hope, southside savannah",
  "Buffalo, NY":
    "elmwood village, allentown*, north buffalo, south buffalo, west side*, black rock*, hamlin park",
  "Newark, NJ":
    "ironbound, the ironbound, el ironbound, forest hill*, vailsburg, weequahic, north ward*",
  "Jersey City, NJ":
    "journal square, the heights*, heights*, paulus hook, greenville*, bergen lafayette, newport*, hamilton park",
  "Santa Ana, CA": "floral park*, french park, south coast metro",
  "Riverside, CA": "canyon crest, orangecrest, la sierra, arlanza, wood streets",
  "Boise, ID": "north end*, hyde park*, warm springs*, bown crossing, harris ranch",
  "Anaheim, CA": "anaheim hills, platinum triangle, the colony*",
  "Omaha, NE":
    "dundee*, benson*, aksarben, old market, midtown crossing, blackstone*, little bohemia",
  "Tulsa, OK": "brookside*, cherry street*, brady arts district, maple ridge, kendall whittier",
  "Oklahoma City, OK":
    "bricktown, midtown*, the paseo, paseo*, plaza district, automobile alley, nichols hills*, deep deuce",
};

export interface Neighbourhood {
  readonly city: string;
  readonly state: string;
  /* Whether it is meant where its city is not named. */
  readonly isAlone: boolean;
}

/* The parts of cities by their name. */
export const NEIGHBOURHOODS: ReadonlyMap<string, readonly Neighbourhood[]> = Map.groupBy(
  Object.entries(PARTS).flatMap(([place, list]) =>
    list.split(/,\s+/).map((part) => {
      const [city = "", state = ""] = place.split(", ");
      return { name: part.replace("*", ""), city, state, isAlone: !part.endsWith("*") };
    }),
  ),
  ({ name }) => name,
);
